import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Breadth and height of an SVG under `public/`, so that the page keeps its room free.
 *
 * @param path path from the site's root, such as `/journal/overlap.svg`
 * @throws Error when there is no such file, or its root element has no `width` and `height`
 */
export function svgSize(path: string): { width: number; height: number } {
  const [root = ''] = /<svg[^>]*>/.exec(readFileSync(join('public', path), 'utf8')) ?? [];
  const [width = 0, height = 0] = ['width', 'height'].map((name) =>
    Number(new RegExp(`\\s${name}="(\\d+)"`).exec(root)?.[1]),
  );
  if (!width || !height) {
    throw new Error(`public${path}: figures are SVG files with width and height in whole pixels`);
  }
  return { width, height };
}
