import type { z } from 'zod';
import { headingIds, mentionsIn, type Mention } from '@/engine/content/markdown-text';
import type { Destinations, LinkingText } from '@/content/rules/destinations';
import { referencesIn } from '@/content/rules/references';
import { svgSize } from '@/engine/content/svg-size';
import { problemAt } from '@/engine/content/validate';
import type { Source } from '@/engine/content/yaml-source';

/**
 * What is wrong with the links, ids and files that the fields of a file name, a line each.
 *
 * @param root the folder that `public` is in
 */
export function fieldProblems(
  source: Source,
  schema: z.ZodType,
  destinations: Destinations,
  root: string,
): string[] {
  return referencesIn(schema, source.data).flatMap(({ to, path, value }) => {
    if (to === 'markdown') {
      // It begins on the line below its name.
      const text = { file: source.file, body: value, linesAbove: source.lineOf(path) };
      const from = { isDraft: false, ids: () => headingIds(value) };
      return textProblems(text, from, destinations, root);
    }
    const problem = destinations[to](value);
    return problem ? [problemAt(source, path, problem)] : [];
  });
}

function imageProblem(url: string, root: string): string | undefined {
  try {
    svgSize(url, root);
    return undefined;
  } catch (error) {
    return `image ${url}: ${(error as Error).message}`;
  }
}

/** Markdown in a file. */
interface Text {
  file: string;
  body: string;
  linesAbove: number;
}

/** What is wrong with the links, images and headings of a text, a line each. */
export function textProblems(
  { file, body, linesAbove }: Text,
  from: LinkingText,
  destinations: Destinations,
  root: string,
): string[] {
  const problemOf: Record<Mention['kind'], (url: string) => string | undefined> = {
    title: () => 'begins a heading with one #; write ##, because the title is the h1',
    image: (url) => imageProblem(url, root),
    link: (url) => destinations.link(url, from),
  };
  return mentionsIn(body).flatMap(({ kind, url, line }) => {
    const problem = problemOf[kind](url);
    return problem ? [`${file}:${linesAbove + line}: ${problem}`] : [];
  });
}
