import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Width and height of an SVG under `public/`, so that the page can reserve its space.
 *
 * @param path path from the site's root, such as `/journal/overlap.svg`
 * @throws Error if there is no such file, or its root element has no `width` and `height`
 */
export function svgSize(path: string): { width: number; height: number } {
  const file = join('public', path);
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  const [root = ''] = /<svg[^>]*>/.exec(readFileSync(file, 'utf8')) ?? [];
  const [width = 0, height = 0] = ['width', 'height'].map((name) =>
    Number(new RegExp(`\\s${name}="(\\d+)"`).exec(root)?.[1]),
  );
  if (!width || !height) {
    throw new Error(`${file} has to be an SVG with a width and a height in whole pixels`);
  }
  return { width, height };
}
