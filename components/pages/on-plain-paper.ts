import type { Section, SectionKind } from '@/content/schemas/sections';

/** Kinds on raised paper, unless the section above is on it. */
const RAISED: readonly SectionKind[] = ['table', 'stages', 'durations', 'quote', 'articles'];

function isRaised(section: Section): boolean {
  if (section.kind === 'list') return section.variant === 'figures';
  if (section.kind === 'statement') return section.variant === 'plain';
  return RAISED.includes(section.kind);
}

/**
 * The sections that give up their raised paper: the second of two raised neighbours, which would
 * look like one section.
 */
export function onPlainPaper(sections: readonly Section[]): ReadonlySet<Section> {
  const plain = new Set<Section>();
  sections.forEach((section, index) => {
    const before = sections[index - 1];
    if (before && isRaised(section) && isRaised(before) && !plain.has(before)) plain.add(section);
  });
  return plain;
}
