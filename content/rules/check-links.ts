import type { z } from 'zod';
import { mentionsIn, type Mention } from '@/engine/content/markdown-text';
import type { Destinations, LinkedArticle } from '@/content/rules/destinations';
import type { ArticleSource } from '@/content/rules/read-article';
import { referencesIn } from '@/content/rules/references';
import { svgSize } from '@/engine/content/svg-size';
import { problemAt } from '@/engine/content/validate';
import type { Source } from '@/engine/content/yaml-source';

/** What is wrong with the links, ids and files that the fields of a file name, a line each. */
export function fieldProblems(
  source: Source,
  schema: z.ZodType,
  destinations: Destinations,
): string[] {
  return referencesIn(schema, source.data).flatMap(({ to, path, value }) => {
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

/**
 * What is wrong with the links, images and headings of an article's text, a line each.
 *
 * @param from the same article, as others link to it
 */
export function textProblems(
  { file, body, linesAbove }: ArticleSource,
  from: LinkedArticle,
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
