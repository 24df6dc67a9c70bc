import { join } from 'node:path';
import { picturePlaces } from '@/content/picture-places';
import { MEDIA, type PictureUse } from '@/content/pictures';
import { originalProblem } from '@/engine/pictures/original-problem';

/** What is wrong with the original of a picture; undefined if nothing is. */
export function pictureProblem({ file, place }: PictureUse, root: string): string | undefined {
  const path = join(MEDIA, file);
  if (!path.startsWith(join(MEDIA, '/'))) return `${file} is outside of ${MEDIA}`;
  const problem = originalProblem(join(root, path), picturePlaces[place]);
  return problem && `${path} ${problem}`;
}
