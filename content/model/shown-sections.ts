import type { Content } from '@/content/model/catalogue';
import type { Section } from '@/content/model/schemas/sections';

/** The sections that a page shows, in their order: some depend on an optional file or setting. */
export function shownSections(
  sections: readonly Section[],
  { site, team, newsletter }: Pick<Content, 'site' | 'team' | 'newsletter'>,
): Section[] {
  return sections.filter((section) => {
    if (section.kind === 'team') return team !== undefined;
    if (section.kind === 'newsletter') return newsletter !== undefined;
    return section.kind !== 'text' || !section.onlyWith || site[section.onlyWith] !== undefined;
  });
}
