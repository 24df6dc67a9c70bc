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
