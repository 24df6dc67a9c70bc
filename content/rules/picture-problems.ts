import { join } from 'node:path';
import { picturePlaces } from '@/content/picture-places';
import { MEDIA, picturesIn, type PictureUse } from '@/content/pictures';
import type { Memory } from '@/engine/content/memory';
import { isFile, stampOf } from '@/engine/content/read-file';
import { problemAt } from '@/engine/content/validate';
import type { Source } from '@/engine/content/yaml-source';
import { originalProblem } from '@/engine/pictures/original-problem';

/**
 * What is wrong with the original of a picture; undefined if nothing is.
 *
 * @param memory results of an earlier reading of the same file
 */
export function pictureProblem(
  { file, place }: PictureUse,
  root: string,
  memory: Memory,
): string | undefined {
  const path = join(MEDIA, file);
  if (!path.startsWith(join(MEDIA, '/'))) return `${file} is outside of ${MEDIA}`;
  const original = join(root, path);
  const stamp = isFile(original) ? stampOf(path, root) : [];
  const problem = memory.made(`picture ${path} as ${place}`, stamp, () =>
    originalProblem(original, picturePlaces[place]),
  );
  return problem && `${path} ${problem}`;
}

/** What is wrong with the pictures named in a file's fields, a line each. */
export function picturedProblems(source: Source, root: string, memory: Memory): string[] {
  return picturesIn(source.data).flatMap(({ path, ...use }) => {
    const problem = pictureProblem(use, root, memory);
    return problem ? [problemAt(source, path, problem)] : [];
  });
}
