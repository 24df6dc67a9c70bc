import { sectionsOf, type SiteFile } from '@/content/model/read-site';
import type { Content } from '@/content/model/catalogue';
import { namesOf } from '@/content/model/rules/names-of';
import type { Rule } from '@/content/model/rules/rule';
import { traitsOf } from '@/content/model/schemas/section-traits';
import type { Section } from '@/content/model/schemas/sections';
import { headingIds } from '@/content/model/reading/markdown-text';
import type { Problem } from '@/engine/shared/problem';

/** The ids that a section gives to itself and to its entries. */
function idsIn(section: Section, content: Content): readonly string[] {
  const { ids } = traitsOf(section);
  return typeof ids === 'string' ? (namesOf(ids, content) ?? []) : ids;
}

function repeatedIn(file: SiteFile, content: Content): Problem[] {
  const sections = sectionsOf(file);
  const seen = new Set(sections.flatMap((section) => idsIn(section, content)));
  return sections.flatMap((section, index) => {
    if (section.kind !== 'text') return [];
    const ids = [...headingIds(section.text)];
    const repeated = ids.filter((id) => seen.has(id));
    ids.forEach((id) => seen.add(id));
    return repeated.map((id) => ({
      file: file.file,
      path: ['sections', index, 'text'],
      message: `has a heading with the id “${id}”, which an earlier text or a section of the page has`,
    }));
  });
}

/** The headings of a text have ids that nothing else on the page has. */
export const repeatedIds: Rule = {
  name: 'no heading has the id of something else on its page',
  check: ({ files, content }) => files.flatMap((file) => repeatedIn(file, content)),
};
