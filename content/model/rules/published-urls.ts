import { join } from 'node:path';
import { authorPath, topicPath } from '@/content/model/paths';
import { isBelow } from '@/content/model/route-table';
import { FORMER_PUBLISHED, PUBLISHED } from '@/content/model/rules/content-files';
import { alike, redirectsByPath, redirectsOf } from '@/content/model/rules/redirects-of';
import type { Rule } from '@/content/model/rules/rule';
import { sitePages } from '@/content/model/site-pages';
import { isFile, readFileAt } from '@/content/model/reading/read-file';

const HEADING =
  '# Every path that has been published; `npm run content` adds new ones. “gone” after one lets it lead nowhere.';
/** A path, and whether it may lead nowhere. */
const LINE = /^(\/\S*)(?: +(gone))?$/;

/** The list's file: under its former name if it has no other. */
export function publishedFile(root = '.'): string {
  const isFormer = !isFile(join(root, PUBLISHED)) && isFile(join(root, FORMER_PUBLISHED));
  return isFormer ? FORMER_PUBLISHED : PUBLISHED;
}

/**
 * The text of the list as it is; without a file it is empty.
 *
 * @param root the folder that `content` is in
 * @throws ContentError if the file is not UTF-8, or has an unresolved merge conflict
 */
export function readPublished(root = '.'): string {
  const file = publishedFile(root);
  return isFile(join(root, file)) ? readFileAt(file, root) : '';
}

const isComment = (text: string) => text.startsWith('#');

/** The lines of a list, counted from 1, with the path that each names if it can be read. */
function linesOf(list: string) {
  return list
    .split('\n')
    .map((line) => line.trim())
    .map((text, index) => ({ text, line: index + 1, parts: LINE.exec(text) }))
    .filter(({ text }) => text !== '');
}

/** What is wrong with a published path that leads nowhere. */
function lost(url: string): string {
  // Topics and authors are entries of a list, which have no aliases.
  const isOfList = url.startsWith(topicPath('')) || url.startsWith(authorPath(''));
  const remedy = isOfList
    ? 'say in content/redirects.yaml where it leads to'
    : 'name it in `aliases` of the page that replaced it or in content/redirects.yaml';
  return `“${url}” was published and leads nowhere now: ${remedy}, or write “gone” after it in this line`;
}

/** Every path that has been published is a page, leads to one, or is said to be gone. */
export const publishedUrls: Rule = {
  name: 'published paths lead somewhere',
  check(site) {
    // The list is that of the default language.
    if (site.original) return [];
    const pages = sitePages(site).filter(({ appears }) => appears < Infinity);
    const urls = new Set(pages.map(({ path }) => path));
    const redirects = redirectsByPath(redirectsOf(site));
    // Hiding a page is deliberate, as is hiding the journal with everything below it.
    const hidden = site.hidden.flatMap(({ paths }) => paths);
    const leadsSomewhere = (url: string) =>
      urls.has(url) ||
      redirects.has(alike(url)) ||
      hidden.some((path) => url === path || isBelow(url, path));
    return linesOf(readPublished(site.root)).flatMap(({ text, line, parts }) => {
      if (isComment(text)) return [];
      const [, url = '', gone] = parts ?? [];
      if (parts && (gone !== undefined || leadsSomewhere(url))) return [];
      const message = parts
        ? lost(url)
        : `“${text}” must be a path, such as /about, or /about gone`;
      return [{ file: publishedFile(site.root), line, message }];
    });
  },
};

/**
 * Adds the paths that a list lacks, in alphabetical order. A path that is a page again loses its
 * “gone”.
 *
 * @param list the text of the file
 * @param urls paths of pages, such as `/about`
 * @returns the new text of the file
 */
export function withPublished(list: string, urls: readonly string[]): string {
  const lines = linesOf(list);
  const comments = lines.map(({ text }) => text).filter(isComment);
  const others = lines
    .filter(({ text, parts }) => !isComment(text) && !urls.includes(parts?.[1] ?? ''))
    .map(({ text }) => text);
  const paths = [...new Set([...others, ...urls])].toSorted();
  return `${[...(comments.length > 0 ? comments : [HEADING]), ...paths].join('\n')}\n`;
}
