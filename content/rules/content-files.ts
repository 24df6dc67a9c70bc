import { dirname, extname, join } from 'node:path';
import { filesIn } from '@/engine/content/read-file';
import { language } from '@/messages/languages';

/** Folder of everything that the site says. */
export const CONTENT = 'content';

/** Folder of the articles. */
export const JOURNAL = `content/${language.code}/journal`;

/** Words of `site.yaml` in a language that is not the default one. */
export const COMPANY_WORDS = `content/${language.code}/company.yaml`;

/** Whether a path is that of an article. */
export function isArticleFile(file: string): boolean {
  return extname(file) === '.md' && dirname(file) === join(JOURNAL);
}

/** Paths of all articles, drafts included. */
export function articleFiles(root = '.'): string[] {
  return filesIn(JOURNAL, root).filter(isArticleFile);
}
