import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Finished pages of the export that name islands, by path. */
export const pathsWithIslands = readdirSync('out', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .filter((file) => readFileSync(join('out', file), 'utf8').includes(' data-props='))
  .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`);
