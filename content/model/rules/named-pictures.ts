import { picturesIn, picturesInText, type PictureUse } from '@/content/model/pictures';
import type { Site } from '@/content/model/read-site';
import type { Problem } from '@/engine/shared/problem';

/** A picture where content names it. */
export interface NamedPicture extends Pick<PictureUse, 'file' | 'place'> {
  /** The place of the name. */
  at: Omit<Problem, 'message'>;
}

/**
 * The pictures that all files name, in their fields and in their texts, each time that they do.
 */
export function namedPictures({ files }: Site): NamedPicture[] {
  return files.flatMap(({ file: source, value, body }) => [
    ...picturesIn(value).map(({ file, place, path, below = 0 }) => ({
      file,
      place,
      at: { file: source, path, below },
    })),
    ...picturesInText(body?.markdown ?? '').map(({ file, place, line }) => ({
      file,
      place,
      at: { file: source, line: (body?.linesAbove ?? 0) + line },
    })),
  ]);
}
