import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Finished pages of the export that name a framework, by path. */
export const pathsWithIslands = readdirSync('out', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .filter((file) => readFileSync(join('out', file), 'utf8').includes(' data-scripts='))
  .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`);
