import { isEqual, isFields, type Fields } from '@/engine/shared/values';

/** A list, or a further paragraph, which would not be one on a line: the check refuses it by name. */
const BLOCKS = /\S\s*\n\s*(?:[-*+•]\s|\d+[.)]\s|\n\s*\S)/;

/** White space as the content's rules want it; a no-break space is written on purpose. */
const tidy = (text: string) =>
  BLOCKS.test(text) ? text.trim() : text.replaceAll(/[ \t\r\n]+/g, ' ').replaceAll(/^ | $/g, '');

/**
 * Arranges the values that a form sent like those in the file: the fields of new entries get the
 * order of their neighbours, emptied fields are left out, and texts lose stray white space.
 *
 * @param examples the values that the file has at this place, in the same entry or its neighbours
 */
export function arrange(value: unknown, examples: readonly unknown[]): unknown {
  if (Array.isArray(value)) {
    const entries: unknown[] = examples.filter(Array.isArray).flat();
    return value.map((entry) => arrange(entry, entries));
  }
  if (isFields(value)) return arrangeFields(value, examples.filter(isFields));
  if (examples.includes(value)) return value;
  const mayHaveLines = examples.some((one) => typeof one === 'string' && one.includes('\n'));
  return typeof value === 'string' && !mayHaveLines ? tidy(value) : value;
}

/** Whether a field is the Markdown of a text section or a story, in which line breaks matter. */
const isMarkdown = ({ kind, problem }: Fields, key: string) =>
  key === 'text' && (kind === 'text' || problem !== undefined);

/**
 * Markdown as in its file: without empty lines at its ends, and with one line break after the last
 * line. Spaces at its beginning stay, because they may be those of code.
 */
export const withoutEnds = (text: string) => `${text.replaceAll(/^(?:[^\S\n]*\n)+|\s+$/g, '')}\n`;

/** Whether nothing was typed: a form sends an optional group of fields even if all are empty. */
function isEmpty(value: unknown): boolean {
  if (value === '' || value === null || value === undefined) return true;
  return isFields(value) && Object.values(value).every(isEmpty);
}

function arrangeFields(fields: Fields, examples: readonly Fields[]): Fields {
  // An entry with many fields shows where fields that others lack belong.
  const complete = examples.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length);
  const order = new Set([...complete.flatMap((one) => Object.keys(one)), ...Object.keys(fields)]);
  const isEmptied = (key: string) =>
    isEmpty(fields[key]) && !examples.some((one) => isEqual(one[key], fields[key]));
  const part = (key: string) => {
    const value = fields[key];
    const former = examples.map((one) => one[key]);
    if (isMarkdown(fields, key) && typeof value === 'string' && !former.includes(value)) {
      // Fewer than four spaces are not those of code, and a text after `|` cannot begin with any.
      return withoutEnds(value).replace(/^ {1,3}(?=\S)/, '');
    }
    return arrange(value, former);
  };
  return Object.fromEntries(
    [...order]
      .filter((key) => Object.hasOwn(fields, key) && !isEmptied(key))
      .map((key) => [key, part(key)]),
  );
}
