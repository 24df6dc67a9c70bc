import { join } from 'node:path';
import { MEDIA, PICTURE_CACHE } from '@/content/pictures';
import type { NamedPicture } from '@/content/rules/named-pictures';
import type { Problem } from '@/engine/content/problem';
import { damageOf } from '@/engine/pictures/original';

/**
 * Faults in pictures that only decoding finds, one for each place that names such a picture.
 * This takes longer than all other checks, but only once for each original.
 *
 * @param root the folder that `content` is in
 */
export async function pictureDamage(
  pictures: readonly NamedPicture[],
  root: string,
): Promise<Problem[]> {
  const files = [...new Set(pictures.map(({ file }) => file))];
  const cache = join(root, PICTURE_CACHE);
  const damage = await Promise.all(files.map((file) => damageOf(join(root, MEDIA, file), cache)));
  const problems = new Map(files.map((file, index) => [file, damage[index]]));
  return pictures.flatMap(({ file, at }) => {
    const problem = problems.get(file);
    return problem ? [{ ...at, message: `${join(MEDIA, file)} ${problem}` }] : [];
  });
}
