import { z } from 'zod';
import { placeholdersIn } from '@/content/read/placeholders';

/** One line of text: not empty, without stray white space or line breaks. */
const text = z
  .string()
  .min(1, 'must not be empty')
  .refine((value) => value === value.trim(), 'must not begin or end with a space')
  .refine((value) => !/[\n\r\t]| {2}/.test(value), 'must be one line without double spaces');

/** A line of copy. The company's facts have replaced their placeholders by now. */
export const line = text.refine((value) => placeholdersIn(value).length === 0, {
  error: ({ input }) =>
    `{${placeholdersIn(String(input)).join('}, {')}} stands for nothing; content/site.yaml says what may be in braces`,
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

/** A paragraph: a line that ends like a sentence. */
export const paragraph = line.refine(
  (value) => /[.?!]$/.test(value),
  'must end with a full stop, question mark or exclamation mark',
);

/** Length of a title that search engines show, in characters. */
const TITLE_LENGTH = 60;
/** Length of a description: the maximum that they show, and a minimum for it to be useful. */
const DESCRIPTION_LENGTH = { min: 50, max: 160 };

/** The value that a refinement rejects. */
type Rejected = { input?: unknown };

const lengthMessage = (limit: string) => ({
  error: ({ input }: Rejected) => `has ${String(input).length} characters; ${limit}`,
});

/** The title of a page, as browsers and search engines show it. */
export const pageTitle = line.max(
  TITLE_LENGTH,
  lengthMessage(`a title may have at most ${TITLE_LENGTH}, because search engines show no more`),
);

/** The description of a page, as search engines show it. */
export const pageDescription = paragraph
  .min(DESCRIPTION_LENGTH.min, lengthMessage(`it needs at least ${DESCRIPTION_LENGTH.min}`))
  .max(
    DESCRIPTION_LENGTH.max,
    lengthMessage(
      `it may have at most ${DESCRIPTION_LENGTH.max}, because search engines show no more`,
    ),
  );

/** An identifier in a URL or a fragment. `&` is part of two service ids. */
export const slug = z
  .string()
  .regex(/^[a-z0-9&]+(-[a-z0-9&]+)*$/, 'must be lower case words joined by hyphens');

/** Refinement for a list in which all values of `pick` must differ. */
export function uniqueBy<Entry>(
  field: string,
  pick: (entry: Entry) => string | number | readonly string[],
): z.core.CheckFn<Entry[]> {
  return ({ value, issues }) => {
    const seen = new Set<string | number>();
    value.forEach((entry, index) => {
      for (const candidate of [pick(entry)].flat()) {
        if (seen.has(candidate)) {
          issues.push({
            code: 'custom',
            input: entry,
            path: [index, field],
            message: `“${String(candidate)}” is used by an earlier entry; it must be unique`,
          });
        }
        seen.add(candidate);
      }
    });
  };
}

/** Names of the icons that content may use; `components/ui/icon.tsx` renders them. */
export const iconName = z.enum([
  'shield-check',
  'monitor-cog',
  'brain-circuit',
  'workflow',
  'cloud',
  'calculator',
  'megaphone',
  'messages-square',
  'heart-pulse',
  'landmark',
  'factory',
  'shopping-bag',
  'graduation-cap',
  'building',
  'briefcase',
  'hard-hat',
  'plane',
  'target',
  'clock',
  'lock',
  'globe',
  'puzzle',
  'clipboard-list',
  'users',
  'filter',
  'handshake',
  'life-buoy',
  'info',
  'sparkles',
  'compass',
  'flag',
  'coffee',
  'book-open',
  'user-plus',
  'badge-check',
  'scale',
  'map',
  'home',
  'mail',
  'circle-help',
  'tag',
  'newspaper',
  'file-text',
  'phone',
  'map-pin',
  'code',
  'pen-tool',
  'kanban',
  'key-round',
  'laptop',
  'video',
  'eye',
]);
export type IconName = z.infer<typeof iconName>;

/**
 * The two colours of thread: blue warps for the client's own people, green wefts for the company's.
 */
export const threadColor = z.enum(['green', 'blue']);
export type ThreadColor = z.infer<typeof threadColor>;

/** Title and text: the smallest piece of content, used for cards, steps and rules. */
export const titled = z.strictObject({ title: line, text: paragraph });
export type Titled = z.infer<typeof titled>;

/** The intro of a page: its only `h1` and the first sentence, which says what the client gets. */
export const intro = z.strictObject({ eyebrow: line, heading: line, lead: paragraph });
export type Intro = z.infer<typeof intro>;
