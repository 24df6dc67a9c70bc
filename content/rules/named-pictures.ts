import { picturesIn, picturesInText } from '@/content/pictures';
import type { RawContent } from '@/content/rules/raw-content';
import { locate, type Finding, type Problem } from '@/engine/content/problem';
import { isFields, isList } from '@/engine/content/values';
import type { Source } from '@/engine/content/source';

/** A picture where content names it. */
export interface NamedPicture {
  /** Its path below `MEDIA`. */
  file: string;
  /** @returns the problem with the place of the name */
  at: (message: string) => Problem | Finding;
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
  const sources = new Map([[source.file, source]]);
  const atPath = (path: readonly PropertyKey[]) => (message: string) =>
    locate({ file: source.file, path, message }, sources);
  return [
    ...picturesIn(source.data).map(({ file, path }) => ({ file, at: atPath(path) })),
    ...textsIn(source.data).flatMap(({ text, path }) =>
      picturesInText(text).map(({ file }) => ({ file, at: atPath(path) })),
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
        at: (message: string) => ({ file: article, line: linesAbove + line, message }),
      })),
    ]),
  ];
}
