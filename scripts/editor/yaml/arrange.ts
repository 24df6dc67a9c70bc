import { isFields, type Fields } from '@/engine/content/values';

/** White space as the content's rules want it; a no-break space is written on purpose. */
const tidy = (text: string) => text.replaceAll(/[ \t\r\n]+/g, ' ').replaceAll(/^ | $/g, '');

/**
 * Arranges what a form sent like what the file has already: new entries get the order of fields of
 * their neighbours, fields that were emptied are left out, and texts lose stray white space.
 *
 * @param examples the values that the file has at this place, in the same entry or its neighbours
 */
export function arrange(value: unknown, examples: readonly unknown[]): unknown {
  if (Array.isArray(value)) {
    const entries: unknown[] = examples.filter(Array.isArray).flat();
    return value.map((entry) => arrange(entry, entries));
  }
  if (isFields(value)) return arrangeFields(value, examples.filter(isFields));
  const mayHaveLines = examples.some((one) => typeof one === 'string' && one.includes('\n'));
  return typeof value === 'string' && !mayHaveLines ? tidy(value) : value;
}

/** The text of a section of text, whose lines mean something. */
const isMarkdown = ({ kind }: Fields, key: string) => kind === 'text' && key === 'text';

/**
 * Markdown as its file has it: without empty lines at its ends, with one line break at the last. At
 * its beginning spaces may be those of code.
 */
export const withoutEnds = (text: string) => `${text.replaceAll(/^(?:[^\S\n]*\n)+|\s+$/g, '')}\n`;

/** Whether nothing was typed: a group of fields that may be missing comes with all of them. */
function isEmpty(value: unknown): boolean {
  if (value === '' || value === null || value === undefined) return true;
  return isFields(value) && Object.values(value).every(isEmpty);
}

function arrangeFields(fields: Fields, examples: readonly Fields[]): Fields {
  // An entry with many fields shows where those belong that others lack.
  const complete = examples.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length);
  const order = new Set([...complete.flatMap((one) => Object.keys(one)), ...Object.keys(fields)]);
  const isEmptied = (key: string) =>
    isEmpty(fields[key]) && !examples.some((one) => one[key] === fields[key]);
  const part = (key: string) => {
    const value = fields[key];
    if (isMarkdown(fields, key) && typeof value === 'string') {
      // Fewer than four spaces are not those of code, and a text below `|` cannot begin with any.
      return withoutEnds(value).replace(/^ {1,3}(?=\S)/, '');
    }
    return arrange(
      value,
      examples.map((one) => one[key]),
    );
  };
  return Object.fromEntries(
    [...order]
      .filter((key) => Object.hasOwn(fields, key) && !isEmptied(key))
      .map((key) => [key, part(key)]),
  );
}
