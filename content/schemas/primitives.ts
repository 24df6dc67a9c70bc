import { z } from 'zod';

/** One line of copy: not empty, no stray white space, no line break. */
export const line = z
  .string()
  .min(1, 'must not be empty')
  .refine((value) => value === value.trim(), 'must not begin or end with a space')
  .refine((value) => !/[\n\r\t]| {2}/.test(value), 'must be one line without double spaces');

/** A paragraph: a line that ends as a sentence does. */
export const paragraph = line.refine(
  (value) => /[.?!]$/.test(value),
  'must end with a full stop, question mark or exclamation mark',
);

/** What search engines show of a page's title, in characters. */
const TITLE_LENGTH = 60;
/** What they show of its description, and what a description takes to say something. */
const DESCRIPTION_LENGTH = { min: 50, max: 160 };

/** What a refinement is told of the value that it refuses. */
type Refused = { input?: unknown };

const lengthMessage = (limit: string) => ({
  error: ({ input }: Refused) => `has ${String(input).length} characters; ${limit}`,
});

/** The title of a page, as browsers and search engines show it. */
export const pageTitle = line.max(
  TITLE_LENGTH,
  lengthMessage(`a title has ${TITLE_LENGTH} at most, because search engines show no more`),
);

/** The description of a page, as search engines show it. */
export const pageDescription = paragraph
  .min(DESCRIPTION_LENGTH.min, lengthMessage(`it takes ${DESCRIPTION_LENGTH.min} at least`))
  .max(
    DESCRIPTION_LENGTH.max,
    lengthMessage(`it has ${DESCRIPTION_LENGTH.max} at most, because search engines show no more`),
  );

/** What to do about a list of the wrong length. */
export function countMessage(input: unknown, count: number, what: string, schema: string): string {
  const found = Array.isArray(input) ? input.length : 'no';
  return `has ${found} ${what}; there are exactly ${count} (to change that, change content/schemas/${schema}.ts)`;
}

/**
 * Arguments for the `length` of a list of which the specification gives the number.
 *
 * @param what what the list holds
 * @param schema name of the file under content/schemas that says so
 */
export function exactly(count: number, what: string, schema: string) {
  return [
    count,
    { error: ({ input }: Refused) => countMessage(input, count, what, schema) },
  ] as const;
}

/** An identifier as it stands in a URL or a fragment. `&` is part of two service ids. */
export const slug = z
  .string()
  .regex(/^[a-z0-9&]+(-[a-z0-9&]+)*$/, 'must be lower case words joined by hyphens');

/** Refinement for a list in which `pick` must not give the same value twice. */
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

/** Names of the icons that content may use; `components/ui/icon.tsx` draws them. */
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

/** The two families of thread: warp is the client's own people, weft is ours. */
export const threadColor = z.enum(['green', 'blue']);
export type ThreadColor = z.infer<typeof threadColor>;

/** Title and text: the smallest piece of content that makes a card, a step or a rule. */
export const titled = z.strictObject({ title: line, text: paragraph });
export type Titled = z.infer<typeof titled>;

/** The opening of a page: its one `h1` and the first sentence, which says what the client gets. */
export const intro = z.strictObject({ eyebrow: line, heading: line, lead: paragraph });
export type Intro = z.infer<typeof intro>;
