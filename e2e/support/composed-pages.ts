import { catalogue, contentNames } from '@/content/model/catalogue';
import { content, pages } from '@/content/model/loaded';
import { pageOfSections } from '@/content/model/schemas/composed-page';
import type { Section } from '@/content/model/schemas/sections';

/** The sections of all pages that consist of sections, by the keys of their routes. */
export const composedPages: ReadonlyMap<string, readonly Section[]> = new Map([
  ...contentNames.flatMap((name): [string, readonly Section[]][] => {
    if (catalogue[name].schema !== pageOfSections || !content[name]) return [];
    const { sections } = pageOfSections.parse(content[name]);
    return [[name.replace('pages/', ''), sections]];
  }),
  ...pages.map(({ name, sections }): [string, readonly Section[]] => [`pages/${name}`, sections]),
]);
