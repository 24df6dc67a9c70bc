/**
 * @jest-environment node
 *
 * A sub-path is one variable: the site is built below one, and every page searched for URLs outside.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { filesBelow, runIn } from './copies';
import { SCRIPT_FLAGS } from '@/scripts/lib/run-command';
import { copySite } from '@/scripts/lib/site-copy';

const COPY = join('reports', 'sub-path');
const OUT = join(COPY, 'out');
const BUILD_TIMEOUT_MS = 300_000;
const BASE_PATH = '/preview';

/** URLs of this site that a page's markup and style name. */
function urlsIn(html: string): string[] {
  const $ = load(html);
  const ours = ['data-module', 'data-props', 'data-preload', 'data-base'];
  const attributes = ['href', 'src', 'action', ...ours].flatMap((attribute) =>
    $(`[${attribute}]`)
      .map((_, element) => $(element).attr(attribute)?.split(' '))
      .get(),
  );
  const inStyle = [
    ...$('style')
      .text()
      .matchAll(/url\(([^)]+)\)/g),
  ].map(([, url]) => url);
  const refresh = $('meta[http-equiv=refresh]').attr('content')?.split('url=')[1];
  return [...attributes, ...inStyle, refresh].filter((url) => url?.startsWith('/')) as string[];
}

function isThere(url: string): boolean {
  const [path = ''] = decodeURIComponent(url).split(/[?#]/);
  if (path === BASE_PATH || path === `${BASE_PATH}/`) return true;
  if (!path.startsWith(`${BASE_PATH}/`)) return false;
  const file = join(OUT, path.slice(BASE_PATH.length));
  return [file, `${file}.html`].some(existsSync);
}

beforeAll(() => {
  copySite(COPY);
  // The other steps of a build have unit tests for sub-paths.
  runIn(COPY, [join('node_modules', '.bin', 'next'), 'build'], { BASE_PATH });
  runIn(COPY, [...SCRIPT_FLAGS, 'scripts/finalise.ts'], { BASE_PATH });
}, BUILD_TIMEOUT_MS);

afterAll(() => rmSync(COPY, { recursive: true, force: true }));

it('has every URL of every page below the sub-path, and every file there', () => {
  const pages = filesBelow(OUT).filter((file) => file.endsWith('.html'));
  const outside = pages.flatMap((page) =>
    urlsIn(readFileSync(join(OUT, page), 'utf8'))
      .filter((url) => !isThere(url))
      .map((url) => `${page}: ${url}`),
  );
  expect(pages).toContain('index.html');
  expect(outside).toEqual([]);
});

it('fetches nothing from outside the sub-path later', () => {
  const files = filesBelow(OUT).filter((file) => /\.(?:html|js|css)$/.test(file));
  const outside = files.filter((file) =>
    /["'(]\/_next\//.test(readFileSync(join(OUT, file), 'utf8')),
  );
  expect(files).not.toEqual([]);
  expect(outside).toEqual([]);
});
