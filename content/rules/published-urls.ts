import type { Problem } from '@/engine/content/problem';
import { join } from 'node:path';
import { authorPath, topicPath } from '@/content/paths';
import { isFile, readFileAt } from '@/engine/content/read-file';

/** The list of every path that has been published. */
export const PUBLISHED = 'content/addresses.txt';

const HEADING =
  '# Every path that has been published; `npm run content` adds new ones. “gone” after one lets it lead nowhere.';
/** A path, and whether it may lead nowhere. */
const LINE = /^(\/\S*)(?: +(gone))?$/;

/** The list as it is; without a file it is empty. */
export function readPublished(root = '.'): string {
  return isFile(join(root, PUBLISHED)) ? readFileAt(PUBLISHED, root) : '';
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

/**
 * What is wrong with a list of published paths, a line each.
 *
 * @param answers whether a path is a page, or leads to one
 */
export function publishedProblems(list: string, answers: (url: string) => boolean): Problem[] {
  return linesOf(list).flatMap(({ text, line, parts }) => {
    if (isComment(text)) return [];
    if (!parts) {
      return [
        {
          file: PUBLISHED,
          line,
          message: `“${text}” must be a path, such as /about, or /about gone`,
        },
      ];
    }
    const [, url = '', gone] = parts;
    if (gone !== undefined || answers(url)) return [];
    // Topics and authors are entries of a list, which have no aliases.
    const isOfList = url.startsWith(topicPath('')) || url.startsWith(authorPath(''));
    const remedy = isOfList
      ? 'say in content/redirects.yaml where it leads to'
      : `add \`aliases: [${url}]\` to the page that replaced it`;
    return [
      {
        file: PUBLISHED,
        line,
        message: `“${url}” was published and leads nowhere now: ${remedy}, or write “gone” after it in this line`,
      },
    ];
  });
}

/**
 * Adds the paths that a list lacks, in alphabetical order. A path that is a page again loses its
 * “gone”.
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
