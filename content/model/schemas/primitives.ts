import { existsSync, readdirSync } from 'node:fs';
import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { namesFit } from '@/content/model/schemas/names-fit';
import { cardText, cardTitle, eyebrow, heading, lead } from '@/content/model/schemas/text';

const wordsOf = (pattern: RegExp) =>
  z.string().regex(pattern, 'must be lower case words joined by hyphens').check(namesFit);

/** An identifier that is part of a path, as file names are. */
export const words = wordsOf(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** An identifier in a URL or a fragment. `&` is part of two service ids. */
export const slug = field(
  wordsOf(/^[a-z0-9&]+(-[a-z0-9&]+)*$/),
  'Id',
  'Identifies the entry in links: lower case words joined by hyphens. Links from elsewhere break if it changes.',
);

/**
 * A check that all values of `pick` in a list differ; it reports the field `name`, or the entry
 * if that is undefined. It runs even if entries have other mistakes, so that all are found at once,
 * but leaves those entries out.
 */
export function uniqueBy<Entry>(
  name: string | undefined,
  pick: (entry: Entry) => string | number | readonly string[],
): z.core.$ZodCheck<Entry[]> {
  return z.superRefine<Entry[]>(
    (entries, context) => {
      const seen = new Set<string | number>();
      const wrong = new Set(context.issues.map(({ path }) => path?.[0]));
      entries.forEach((entry, index) => {
        if (wrong.has(index)) return;
        for (const candidate of [pick(entry)].flat()) {
          const message = `“${String(candidate)}” is used by an earlier entry; it must be unique`;
          const path = name === undefined ? [index] : [index, name];
          if (seen.has(candidate)) context.addIssue({ code: 'custom', path, message });
          seen.add(candidate);
        }
      });
    },
    { when: ({ value }) => Array.isArray(value) },
  );
}

/** A list of entries; no two have the same value in any of the `keys`, if there are some. */
export const listOf = <Entry extends z.ZodType<Record<Key, string>>, Key extends string = never>(
  entry: Entry,
  title: string,
  ...keys: Key[]
) =>
  z
    .array(field(entry, title))
    .check(...keys.map((key) => uniqueBy<z.output<Entry>>(key, (one) => one[key])));

/** Folder of the drawings of icons, a text file for each. */
export const SILHOUETTES = 'components/art/silhouettes';

/**
 * Names of icons that content may use: those of the drawings. A script that is run where there are
 * none, outside the project, says so itself.
 */
export const iconName = z.enum(
  (existsSync(SILHOUETTES) ? readdirSync(SILHOUETTES) : [])
    .flatMap((file) => /^([a-z-]+)\.txt$/.exec(file)?.[1] ?? [])
    .toSorted(),
);
/** The icon of an entry. */
export const icon = field(iconName, 'Icon', 'Chooses the picture that is woven beside the title.');

/**
 * The two colours of thread: blue warps for the client's own people, green wefts for the company's.
 */
export const threadColor = z.enum(['green', 'blue']);
export type ThreadColor = z.infer<typeof threadColor>;

/** Title and text: the smallest piece of content, used for cards, steps and rules. */
export const titled = z.strictObject({
  title: field(cardTitle, 'Title'),
  text: field(cardText, 'Text', 'One or two sentences.'),
});
export type Titled = z.infer<typeof titled>;

/** The intro of a page. */
export const intro = z.strictObject({
  eyebrow: field(
    eyebrow,
    'Words above the heading',
    'Two or three words that say what the page is about.',
  ),
  heading: field(heading, 'Heading', 'The largest text of the page.'),
  lead: field(lead, 'First sentence', 'Says what the visitor gets.'),
});
export type Intro = z.infer<typeof intro>;
