import { join } from 'node:path';
import { picturePlaces } from '@/content/model/picture-places';
import { MEDIA, PICTURE_CACHE } from '@/content/model/pictures';
import type { NamedPicture } from '@/content/model/rules/named-pictures';
import { problemsAt, type Problem } from '@/engine/shared/problem';
import { problemIn, readOriginal } from '@/content/model/picture-files/original';

/**
 * Pictures that are damaged, or too small or too large for where they are shown: a problem for each
 * place that names such a picture. Each original is decoded for it, but only once for all builds.
 *
 * @param pictures pictures whose files the rules have found no fault with
 * @param root the folder that `content` is in
 */
export async function unfitPictures(
  pictures: readonly NamedPicture[],
  root: string,
): Promise<Problem[]> {
  const files = [...new Set(pictures.map(({ file }) => file))];
  const cache = join(root, PICTURE_CACHE);
  const originals = new Map(
    await Promise.all(
      files.map(
        async (file) => [file, await readOriginal(join(root, MEDIA, file), cache)] as const,
      ),
    ),
  );
  return pictures.flatMap(({ file, place, at }) => {
    const problem = problemIn(originals.get(file)!, picturePlaces[place]);
    return problemsAt(at, problem && `${join(MEDIA, file)} ${problem}`);
  });
}
