import { traitsOf } from '@/content/model/schemas/section-traits';
import type { Section } from '@/content/model/schemas/sections';

const isRaised = (section: Section) => traitsOf(section).paper === 'raised';

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
