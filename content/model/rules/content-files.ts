import { dirname, extname, join } from 'node:path';
import { filesIn } from '@/content/model/reading/read-file';

/** Folder of everything that the site says. */
export const CONTENT = 'content';

/** The list of every path that has been published. */
export const PUBLISHED = `${CONTENT}/published-urls.txt`;
/** Its former name, under which it is still read; it gets the other one when it is next written. */
export const FORMER_PUBLISHED = `${CONTENT}/addresses.txt`;

/** Folder of the articles in a language. */
export function journalIn(language: string): string {
  return `${CONTENT}/${language}/journal`;
}

/** Copy of `site.yaml` in a language that is not the default one. */
export function companyWordsIn(language: string): string {
  return `${CONTENT}/${language}/company.yaml`;
}

/** The file of the article `slug` in a language. */
export function articleFileOf(slug: string, language: string): string {
  return `${journalIn(language)}/${slug}.md`;
}

/** Whether a path is that of an article in a language. */
export function isArticleFile(file: string, language: string): boolean {
  return extname(file) === '.md' && dirname(file) === join(journalIn(language));
}

/** Paths of all articles in a language, drafts included. */
export function articleFilesIn(language: string): string[] {
  return filesIn(journalIn(language)).filter((file) => isArticleFile(file, language));
}

/** Folder of the pages in a language: copy of those that are code, and pages of sections. */
export function pagesIn(language: string): string {
  return `${CONTENT}/${language}/pages`;
}

/** The file of the page of sections `name` in a language. */
export function pageFileOf(name: string, language: string): string {
  return `${pagesIn(language)}/${name}.yaml`;
}

/** Whether a path is that of a page's copy, or of a page of sections, in a language. */
export function isPageFile(file: string, language: string): boolean {
  return extname(file) === '.yaml' && dirname(file) === join(pagesIn(language));
}
