import { relative } from 'node:path';
import { picturesIn, MEDIA } from '@/content/model/pictures';
import { filesIn } from '@/content/model/reading/read-file';

/**
 * Advice on the originals that no page shows, a line each. Drafts count as pages, and so do pages
 * that are shown on other days only.
 *
 * @param values all content, in every language
 */
export function unusedPictures(values: unknown, root: string): string[] {
  const used = new Set(picturesIn(values).map(({ file }) => file));
  return filesIn(MEDIA, root)
    .filter((path) => !used.has(relative(MEDIA, path)))
    .map((path) => `Advice: no page shows ${path}, so it is not published`);
}
