import type { Section } from '@/content/schemas/sections';
import type { Site } from '@/content/schemas/site';

/** The sections that a page has: some belong to what an owner may have chosen or not. */
export function shownSections(sections: readonly Section[], site: Site): Section[] {
  return sections.filter(
    (section) =>
      section.kind !== 'text' || !section.onlyWith || site[section.onlyWith] !== undefined,
  );
}
