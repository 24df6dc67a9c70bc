import { join } from 'node:path';
import { picturePlaces } from '@/content/picture-places';
import { MEDIA, picturesIn, type PictureUse } from '@/content/pictures';
import { problemAt, type Problem } from '@/engine/content/problem';
import type { Source } from '@/engine/content/source';
import { originalProblem } from '@/engine/pictures/original-problem';

/** What is wrong with the original of a picture; undefined if nothing is. */
export function pictureProblem({ file, place }: PictureUse, root: string): string | undefined {
  const path = join(MEDIA, file);
  if (!path.startsWith(join(MEDIA, '/'))) return `${file} is outside of ${MEDIA}`;
  const problem = originalProblem(join(root, path), picturePlaces[place]);
  return problem && `${path} ${problem}`;
}

/** What is wrong with the pictures named in a file's fields, a line each. */
export function picturedProblems(source: Source, root: string): Problem[] {
  return picturesIn(source.data).flatMap(({ path, ...use }) => {
    const problem = pictureProblem(use, root);
    return problem ? [problemAt({ file: source.file, path }, problem)] : [];
  });
}
