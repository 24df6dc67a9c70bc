import { ContentCopy } from './content-copy';
import type { Content } from '@/content/model/catalogue';
import type { Site, SiteFile } from '@/content/model/read-site';
import type { Rule } from '@/content/model/rules/rule';
import { rules } from '@/content/model/rules/rules';
import { composedPage } from '@/content/model/schemas/composed-page';
import type { Section } from '@/content/model/schemas/sections';
import { inWords, locate } from '@/engine/shared/problem';

/** The fixture's content, each file of which is valid. */
export const site = new ContentCopy().load();

/** Values that differ from those of the fixture. */
export type Change = Partial<Omit<Site, 'content'>> & { content?: Partial<Content> };

/**
 * What a rule finds in the fixture with some values changed, a line each, without line numbers and
 * names of entries. @throws Error if the rule is not in the list by which the site is judged
 */
export function found(rule: Rule, { content, ...change }: Change): string[] {
  if (!rules.includes(rule)) throw new Error(`rules.ts does not list: ${rule.name}`);
  const changed = { ...site, ...change, content: { ...site.content, ...content } };
  return rule.check(changed).map((problem) => inWords(locate(problem, new Map())));
}

/** The file of a page with these sections. */
export const fileWith = (...sections: Section[]): SiteFile => ({
  file: 'content/en/pages/spring.yaml',
  schema: composedPage,
  value: { sections },
  appears: -Infinity,
});
