import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decoded } from '@/engine/shared/decode';
import { svgProblem } from '@/content/model/picture-files/svg-problem';
import { isFile } from './read-file';

/**
 * The path of a file below `public/`, from the site's folder. Markdown percent-encodes special
 * characters in a URL.
 */
const fileOf = (url: string) => join('public', decoded(url));

/**
 * Width and height of an SVG under `public/`, in CSS pixels, so that the page can reserve its
 * space.
 *
 * @param url path from the site's root, such as `/journal/overlap.svg`
 * @throws Error if there is no such file below `public/`, or it has no size in whole pixels
 */
export function svgSize(url: string, root = '.'): { width: number; height: number } {
  if (!url.startsWith('/')) {
    throw new Error('has to be an SVG under public/, such as /journal/hours.svg');
  }
  const file = fileOf(url);
  if (!isFile(join(root, file))) throw new Error(`there is no file ${file}`);
  const [svg = ''] = /<svg[^>]*>/.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  const [width = 0, height = 0] = ['width', 'height'].map((name) =>
    Number(new RegExp(`\\s${name}="(\\d+)"`).exec(svg)?.[1]),
  );
  if (!width || !height) {
    throw new Error(`${file} has to be an SVG with a width and a height in whole pixels`);
  }
  return { width, height };
}

/**
 * What inside an SVG under `public/`, which is shown as it is, may run or load something; undefined
 * if nothing may.
 *
 * @param url path of an existing file, from the site's root
 */
export function svgContentProblem(url: string, root: string): string | undefined {
  const file = fileOf(url);
  const problem = svgProblem(readFileSync(join(root, file), 'utf8'));
  return problem && `${file} ${problem}`;
}

/**
 * What is wrong with an SVG under `public/` that a page is to show, in plain words; undefined if
 * nothing is.
 *
 * @param url path from the site's root; there need not be such a file
 */
export function svgFileProblem(url: string, root: string): string | undefined {
  try {
    svgSize(url, root);
  } catch (error) {
    return (error as Error).message;
  }
  return svgContentProblem(url, root);
}
