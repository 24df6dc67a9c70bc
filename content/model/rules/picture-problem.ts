import { join } from 'node:path';
import { MEDIA } from '@/content/model/pictures';
import { fileProblem } from '@/content/model/picture-files/original-problem';

/**
 * What is wrong with the file of a picture, before it is decoded; undefined if nothing is.
 *
 * @param file its path below `MEDIA`
 * @param root the folder that `content` is in
 */
export function pictureProblem(file: string, root: string): string | undefined {
  const path = join(MEDIA, file);
  if (!path.startsWith(join(MEDIA, '/'))) return `${file} is outside of ${MEDIA}`;
  const problem = fileProblem(join(root, path));
  return problem && `${path} ${problem}`;
}
