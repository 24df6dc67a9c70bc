import { picturesIn, picturesInText } from '@/content/pictures';
import type { RawContent } from '@/content/rules/raw-content';
import { problemAt } from '@/engine/content/validate';
import { isFields, isList } from '@/engine/content/values';
import type { Source } from '@/engine/content/yaml-source';

/** A picture where content names it. */
export interface NamedPicture {
  /** Its path below `MEDIA`. */
  file: string;
  /** @returns the problem in a line with the place of the name */
  at: (problem: string) => string;
}

/** Every text in a value, with its path. */
function textsIn(
  value: unknown,
  path: readonly PropertyKey[] = [],
): { text: string; path: readonly PropertyKey[] }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (isList(value)) return value.flatMap((entry, index) => textsIn(entry, [...path, index]));
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]));
}

/** The pictures that a file names, in its fields and in their texts. */
function inSource(source: Source): NamedPicture[] {
  return [
    ...picturesIn(source.data).map(({ file, path }) => ({
      file,
      at: (problem: string) => problemAt(source, path, problem),
    })),
    ...textsIn(source.data).flatMap(({ text, path }) =>
      picturesInText(text).map(({ file }) => ({
        file,
        at: (problem: string) => problemAt(source, path, problem),
      })),
    ),
  ];
}

/** The pictures that all files name. */
export function namedPictures({ sources, pages, articles }: RawContent): NamedPicture[] {
  return [
    ...[...Object.values(sources), ...pages].flatMap(inSource),
    ...articles.flatMap(({ file: article, fields, body, linesAbove }) => [
      ...(fields ? inSource(fields) : []),
      ...picturesInText(body).map(({ file, line }) => ({
        file,
        at: (problem: string) => `${article}:${linesAbove + line}: ${problem}`,
      })),
    ]),
  ];
}
