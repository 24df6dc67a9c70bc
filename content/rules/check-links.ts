import { headingIds, type Mention } from '@/engine/content/markdown-text';
import type { Destinations, LinkingText } from '@/content/rules/destinations';
import { slipProblems } from '@/content/rules/slip-problems';
import { pictureProblem } from '@/content/rules/picture-problems';
import { readOutline } from '@/content/outline';
import { inText, mediaFile } from '@/content/pictures';
import type { NamingValue } from '@/content/rules/references';
import { svgFileProblem } from '@/engine/content/svg-size';
import { problemAt, type Problem } from '@/engine/content/problem';
import { entriesOf, fieldsOf, isList, textsIn } from '@/engine/content/values';
import type { Source } from '@/engine/content/source';

/**
 * What is wrong with the links, ids and files named in a file's fields, a line each.
 *
 * @param named what the file's fields name: see `referencesIn`
 * @param root the folder that `public` is in
 * @param appears when the file's words are published, in milliseconds, if that is in the future
 */
export function fieldProblems(
  source: Source,
  named: readonly NamingValue[],
  destinations: Destinations,
  root: string,
  appears = -Infinity,
): Problem[] {
  return named.flatMap(({ to, path, value }) => {
    if (to === 'markdown') {
      const { mentions } = readOutline(value, root);
      // The text begins on the line below the name of its field.
      const text = {
        file: source.file,
        path,
        // The section before this text may have the heading above the text's first one.
        mentions: mentions.filter(({ kind, url }) => kind !== 'level' || url !== '##'),
      };
      const from = { appears, ids: () => headingIds(value) };
      return textProblems(text, from, destinations);
    }
    const problem = destinations[to](value, appears);
    return problem ? [problemAt({ file: source.file, path }, problem)] : [];
  });
}

/**
 * Ids that the headings of a text share with another text or part of the page, a line each.
 *
 * @param named what the page's fields name: see `referencesIn`
 * @param idsOf the ids that a section of a kind gives to its entries, if it shows all of them
 */
export function repeatedIds(
  source: Source,
  named: readonly NamingValue[],
  idsOf: Readonly<Record<string, readonly string[]>>,
): Problem[] {
  const parts = entriesOf(fieldsOf(source.data).sections).flatMap((section) => {
    const { kind, id, roles, jobs, [String(kind)]: chosen } = section;
    const all = idsOf[String(kind)];
    return [
      id,
      ...[...entriesOf(roles), ...entriesOf(jobs)].map((entry) => entry.id),
      ...((all && isList(chosen) ? chosen : all) ?? []),
    ];
  });
  const seen = new Set(textsIn(parts));
  return named.flatMap(({ to, path, value }) => {
    if (to !== 'markdown') return [];
    const ids = [...headingIds(value)];
    const repeated = ids.filter((id) => seen.has(id));
    ids.forEach((id) => seen.add(id));
    return repeated.map((id) =>
      problemAt(
        { file: source.file, path },
        `has a heading with the id “${id}”, which an earlier text or a section of the page has`,
      ),
    );
  });
}

/** What is wrong with the file that an image in a text names; undefined if nothing is. */
export function imageProblem(url: string, root: string): string | undefined {
  const file = mediaFile(url);
  if (file !== undefined) return pictureProblem(inText(file), root);
  const problem = svgFileProblem(url, root);
  const hint = url.endsWith('.svg')
    ? ''
    : '; a photograph belongs in content/media: /media/team.jpg';
  return problem && `image ${url}: ${problem}${hint}`;
}

/** Markdown in a file, and what it mentions. */
interface Text {
  file: string;
  /** Path of the field with the text; without it, the text is below the fields of the file. */
  path?: readonly PropertyKey[];
  mentions: readonly Mention[];
  /** Lines of the file above the text, if it is not that of a field. */
  linesAbove?: number;
}

/** What is wrong with the links, images and headings of a text, a line each. */
export function textProblems(
  { file, path, mentions, linesAbove = 0 }: Text,
  from: LinkingText,
  destinations: Destinations,
): Problem[] {
  const problemOf: Record<Mention['kind'], (mention: Mention) => string | undefined> = {
    title: () => 'begins a heading with one #; write ##, because # is for the title',
    level: ({ url }) => `leaves out a level of headings: write ${url}`,
    image: ({ url, alt }) =>
      mediaFile(url) !== undefined && alt?.trim() === ''
        ? `the picture ${url} has no description; write what it shows between [ and ]`
        : destinations.image(url),
    link: ({ url }) => destinations.link(url, from),
    html: ({ url }) =>
      `“${url.split('\n', 1)[0]}” is HTML, which is left out; write Markdown, or put code between two \``,
    placeholder: ({ url }) => destinations.placeholder(url),
    ...slipProblems,
  };
  return mentions.flatMap((mention) => {
    const problem = problemOf[mention.kind](mention);
    return problem
      ? [
          problemAt(
            {
              file,
              ...(path ? { path, below: mention.line } : { line: linesAbove + mention.line }),
            },
            problem,
          ),
        ]
      : [];
  });
}
