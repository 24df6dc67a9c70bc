import { z } from 'zod';
import { placeholdersIn } from '@/engine/content/placeholders';

/** One line of text: not empty, without stray white space or line breaks. */
export const text = z
  .string()
  .min(1, { error: 'must not be empty', abort: true })
  .refine((value) => value === value.trim(), 'must not begin or end with a space')
  .refine((value) => !/[\n\r\t]| {2}/.test(value), 'must be one line without double spaces');

/** A line of copy. The company's facts have replaced their placeholders by now. */
export const line = text.refine((value) => placeholdersIn(value).length === 0, {
  error: ({ input }) => {
    const names = placeholdersIn(String(input));
    const stand = names.length > 1 ? 'stand' : 'stands';
    return `{${names.join('}, {')}} ${stand} for nothing; content/site.yaml says what may be in braces`;
  },
});

/**
 * A line with placeholders that the page replaces.
 *
 * @param needed names that must occur
 * @param allowed further names that may
 */
export function template(needed: readonly string[], allowed: readonly string[] = []) {
  const known = [...needed, ...allowed];
  return text.check(({ value, issues }) => {
    const found = placeholdersIn(value);
    const missing = needed.filter((name) => !found.includes(name));
    const unknown = found.filter((name) => !known.includes(name));
    const messages = [
      ...missing.map((name) => `must contain {${name}}`),
      ...unknown.map(
        (name) => `{${name}} stands for nothing here; {${known.join('}, {')}} may be used`,
      ),
    ];
    for (const message of messages) issues.push({ code: 'custom', input: value, message });
  });
}

/** A paragraph: a line that ends like a sentence. Editors show a larger field for it. */
export const paragraph = line
  .regex(/[.?!]$/, 'must end with a full stop, question mark or exclamation mark')
  .meta({ 'x-widget': 'text' });

const lengthOf = ({ input }: { input?: unknown }) => `has ${String(input).length} characters`;

/** A maximum length in characters, and what a text that exceeds it is told. */
export function atMost(limit: number, what: string, reason = '') {
  const error = (rejected: { input?: unknown }) =>
    `${lengthOf(rejected)}; ${what} may have at most ${limit}${reason}`;
  return [limit, { error }] as const;
}

// The lengths are what a card, a button or a row holds on a phone without looking overfull.
/** A few words above a heading. */
export const eyebrow = line.max(...atMost(40, 'the words above a heading'));
export const heading = line.max(...atMost(60, 'a heading'));
/** The title of a card, a step or a slide. */
export const cardTitle = line.max(...atMost(40, 'the title of a card'));
/** The text of a button, or of a link that stands alone. */
export const action = line.max(...atMost(40, 'the text of a button or link'));
/** A word or two before a value, above a column or on a tab. */
export const label = line.max(...atMost(40, 'a label'));
/** A label that stays on one line. */
export const shortLabel = line.max(...atMost(20, 'it', ', because it stays on one line'));
/** An entry of a list. */
export const listEntry = line.max(...atMost(80, 'an entry of a list'));
/** The text of a card. */
export const cardText = paragraph.max(...atMost(300, 'the text of a card'));
/** A sentence or two below a heading. */
export const lead = paragraph.max(...atMost(240, 'the sentence below a heading'));

const asSearchShows = ', because search engines show no more';
/** The least length at which a description is useful. */
const DESCRIPTION_MIN = 50;

/** The title of a page, as browsers and search engines show it. */
export const pageTitle = line.max(...atMost(60, 'a title', asSearchShows));

/** The description of a page, as search engines show it. */
export const pageDescription = paragraph
  .min(DESCRIPTION_MIN, {
    error: (rejected) => `${lengthOf(rejected)}; it needs at least ${DESCRIPTION_MIN}`,
  })
  .max(...atMost(160, 'it', asSearchShows));
