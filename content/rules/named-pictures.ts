import { picturesIn, picturesInText } from '@/content/pictures';
import type { Site } from '@/content/read-site';
import type { Problem } from '@/engine/content/problem';
import { isFields, isList } from '@/engine/content/values';

/** A picture where content names it. */
export interface NamedPicture {
  /** Its path below `MEDIA`. */
  file: string;
  /** The place of the name. */
  at: Omit<Problem, 'message'>;
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

/** The pictures that all files name, in their fields and in their texts. */
export function namedPictures({ files }: Site): NamedPicture[] {
  return files.flatMap(({ file: source, value, body }) => [
    ...picturesIn(value).map(({ file, path }) => ({ file, at: { file: source, path } })),
    ...textsIn(value).flatMap(({ text, path }) =>
      picturesInText(text).map(({ file, line }) => ({
        file,
        at: { file: source, path, below: line },
      })),
    ),
    ...(body
      ? picturesInText(body.markdown).map(({ file, line }) => ({
          file,
          at: { file: source, line: body.linesAbove + line },
        }))
      : []),
  ]);
}
