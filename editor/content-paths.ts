import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, extname, join, sep } from 'node:path';
import { isName } from '@/content/model/file-name';
import { CONTENT } from '@/content/model/rules/content-files';

/** The folder of what the site serves as it is. */
export const PUBLIC = 'public';

/** The folder of the code in the content. */
const MODEL = 'model';

/** A request that the editor refuses; its user sees the message. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** The files that the editor may read and write: those with a form, pages of sections, articles. */
export type ContentPaths = {
  /** What the files are called in the editor, by their paths from the repository's root. */
  files: ReadonlyMap<string, string>;
  /** The articles' folder. */
  articles: string;
  /** The folder of the pages of sections, which also contains other pages with their own forms. */
  pages: string;
};

/** Whether a path is that of a file directly in a folder, with a valid name. */
function isIn(folder: string, path: string, ending: string): boolean {
  const name = basename(path, ending);
  return isName(name) && path === join(folder, name + ending);
}

/** Whether a path is that of a page of sections, whether it exists or not. */
export function isPage(path: string, { files, pages }: ContentPaths): boolean {
  return isIn(pages, path, '.yaml') && !files.has(path);
}

/** Whether a path is that of a file that the editor may add and delete. */
export function mayBeAdded(path: string, paths: ContentPaths): boolean {
  return isArticle(path, paths) || isPage(path, paths);
}

/** Whether a path is that of an article, whether it exists or not. */
export function isArticle(path: string, { articles }: ContentPaths): boolean {
  return isIn(articles, path, '.md');
}

/** What a file is called in the editor; an article or a page of sections has its file's name. */
export function titleOf(path: string, { files }: ContentPaths): string {
  return files.get(path) ?? basename(path, extname(path));
}

/** @throws Refused for a path that the editor has no form for */
export function assertAllowed(path: string, paths: ContentPaths): void {
  if (paths.files.has(path) || mayBeAdded(path, paths)) return;
  throw new Refused(
    [paths.articles, paths.pages].includes(dirname(path))
      ? `A file cannot be called “${basename(path)}”: use letters, digits and spaces in the title`
      : `“${path}” is not a file that this editor may open`,
  );
}

/**
 * Whether a path below a folder is also in it once symbolic links are followed. The file need not
 * exist, but a link that leads nowhere, or to code, leads out.
 *
 * @param root the repository's root
 */
export function staysInContent(path: string, root: string, folder = CONTENT): boolean {
  let present = join(root, path);
  while (!lstatSync(present, { throwIfNoEntry: false })) present = dirname(present);
  try {
    const [real, own] = [present, join(root, folder)].map((one) => realpathSync(one) + sep);
    return real!.startsWith(own!) && !real!.startsWith(join(own!, MODEL, sep));
  } catch {
    return false;
  }
}

/** @throws Refused for a path from which a symbolic link leads out of the content */
export function assertInContent(path: string, root: string): void {
  const folder = path.startsWith(join(PUBLIC, sep)) ? PUBLIC : CONTENT;
  if (staysInContent(path, root, folder)) return;
  throw new Refused(`“${path}” is, or is below, a symbolic link that leads out of ${folder}`);
}
