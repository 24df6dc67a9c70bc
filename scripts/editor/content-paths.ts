import { basename, join } from 'node:path';

const ARTICLE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*\.md$/;

/** Something that the editor must not do; the message is shown to its user. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** The files that the editor may read and write: those with a form, and the articles. */
export type ContentPaths = {
  /** What the files are called in the editor, by their paths from the repository's root. */
  files: ReadonlyMap<string, string>;
  /** The articles' folder. */
  articles: string;
};

/** Whether a path is that of an article, whether it exists or not. */
export function isArticle(path: string, { articles }: ContentPaths): boolean {
  const [name = ''] = path.split('/').slice(-1);
  return ARTICLE_NAME.test(name) && path === join(articles, name);
}

/** What a file is called in the editor; an article by its file's name, which is in its URL, too. */
export function titleOf(path: string, { files }: ContentPaths): string {
  return files.get(path) ?? basename(path, '.md');
}

/** @throws Refused for a path that the editor has no form for */
export function assertAllowed(path: string, paths: ContentPaths): void {
  if (paths.files.has(path) || isArticle(path, paths)) return;
  throw new Refused(
    path.startsWith(`${paths.articles}/`)
      ? `An article's file cannot be called “${path.slice(paths.articles.length + 1)}”: use letters, digits and spaces in its title`
      : `“${path}” is not a file that this editor may open`,
  );
}
