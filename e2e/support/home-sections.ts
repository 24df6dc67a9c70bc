import { content } from '@/content/model/loaded';
import type { SectionKind, SectionOf } from '@/content/model/schemas/sections';

/** The sections of the home page, in the order of its file. */
export const homeSections = content['pages/home'].sections;

/** The sections of one kind on the home page. */
export function homeSectionsOf<Kind extends SectionKind>(kind: Kind): SectionOf<Kind>[] {
  return homeSections.filter((section): section is SectionOf<Kind> => section.kind === kind);
}
