import { sectionsOf, type SiteFile } from '@/content/model/read-site';
import type { Rule } from '@/content/model/rules/rule';
import { traitsOf } from '@/content/model/schemas/section-traits';
import type { Place, Problem } from '@/engine/shared/problem';
import { fieldsOf } from '@/engine/shared/values';

/** A heading of a page, and the field that says it. */
interface Heading {
  text: unknown;
  path: readonly PropertyKey[];
}

/** The headings below that of a page, in the order of its file: its own, and of its sections. */
function headingsOf(file: SiteFile): Heading[] {
  const fields = fieldsOf(file.value);
  const own = Object.entries(fields)
    .filter(([key]) => key.endsWith('Heading'))
    .map(([key, text]) => ({ text, path: [key] }));
  const next = { text: fieldsOf(fields.next).heading, path: ['next', 'heading'] };
  const ofSections = sectionsOf(file).map((section, index) => ({
    // One that begins a page has the heading of the page.
    text: 'heading' in section && !traitsOf(section).begins ? section.heading : undefined,
    path: ['sections', index, 'heading'],
  }));
  return [...own, ...ofSections, next].filter(({ text }) => typeof text === 'string');
}

function repeatedIn(file: SiteFile): Problem[] {
  const first = new Map<unknown, Place>();
  return headingsOf(file).flatMap(({ text, path }) => {
    const see = first.get(text);
    first.set(text, see ?? { file: file.file, path });
    const message = `“${String(text)}” is a heading of this page already ({see}); readers who jump from one to another could not tell which is which`;
    return see ? [{ file: file.file, path, message, see }] : [];
  });
}

/** The parts of a page have different headings, by which screen readers name them. */
export const repeatedHeadings: Rule = {
  name: 'no two parts of a page have the same heading',
  check: ({ files }) => files.flatMap(repeatedIn),
};
