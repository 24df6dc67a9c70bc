import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { svgProblem } from '../pictures/svg-problem';
import { isFile } from './read-file';

/** The path in a URL, whose special characters Markdown escapes. */
function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/**
 * Width and height of an SVG under `public/`, so that the page can reserve its space.
 *
 * @param url path from the site's root, such as `/journal/overlap.svg`
 * @throws Error if there is no such file, it would run or load something, or its root element has no
 *   `width` and `height`
 */
export function svgSize(url: string, root = '.'): { width: number; height: number } {
  if (!url.startsWith('/')) {
    throw new Error('has to be an SVG under public/, such as /journal/hours.svg');
  }
  const file = join('public', decoded(url));
  if (!isFile(join(root, file))) throw new Error(`there is no file ${file}`);
  const text = readFileSync(join(root, file), 'utf8');
  const problem = svgProblem(text);
  if (problem) throw new Error(`${file} ${problem}`);
  const [svg = ''] = /<svg[^>]*>/.exec(text) ?? [];
  const [width = 0, height = 0] = ['width', 'height'].map((name) =>
    Number(new RegExp(`\\s${name}="(\\d+)"`).exec(svg)?.[1]),
  );
  if (!width || !height) {
    throw new Error(`${file} has to be an SVG with a width and a height in whole pixels`);
  }
  return { width, height };
}
