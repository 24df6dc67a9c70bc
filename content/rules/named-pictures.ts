import { picturesIn, picturesInText } from '@/content/pictures';
import type { Site } from '@/content/read-site';
import type { Problem } from '@/engine/content/problem';

/** A picture where content names it. */
export interface NamedPicture {
  /** Its path below `MEDIA`. */
  file: string;
  /** The place of the name. */
  at: Omit<Problem, 'message'>;
}

/** The pictures that all files name, in their fields and in their texts. */
export function namedPictures({ files }: Site): NamedPicture[] {
  return files.flatMap(({ file: source, value, body }) => [
    ...picturesIn(value).map(({ file, path, below = 0 }) => ({
      file,
      at: { file: source, path, below },
    })),
    ...picturesInText(body?.markdown ?? '').map(({ file, line }) => ({
      file,
      at: { file: source, line: (body?.linesAbove ?? 0) + line },
    })),
  ]);
}
