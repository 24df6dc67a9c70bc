/**
 * @jest-environment node
 *
 * Renaming the company is an edit of `content/site.ts` and nothing else, and a sub-path is one
 * variable: the site is built under another name and below a sub-path, and its output searched for
 * the old name and for addresses outside.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { site } from '@/content/site';
import { SCRIPT_FLAGS } from '@/scripts/lib/run-command';
import { copySite } from '@/scripts/lib/site-copy';

const COPY = join('reports', 'renamed-site');
const BUILD_TIMEOUT_MS = 300_000;

const BASE_PATH = '/preview';
const NEW_NAME = 'Fairloom';
const NEW_SLUG = 'fairloom';
const namesTheOldCompany = new RegExp(`${site.name}|${site.slug}`, 'i');

function copyUnderAnotherName() {
  copySite(COPY);
  const siteFile = join(COPY, 'content', 'site.ts');
  const renamed = readFileSync(siteFile, 'utf8')
    .replaceAll(site.name, NEW_NAME)
    .replaceAll(site.slug, NEW_SLUG);
  writeFileSync(siteFile, renamed);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Addresses of this site that a page's markup and style name. */
function addressesIn(html: string): string[] {
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
  ].map(([, address]) => address);
  const refresh = $('meta[http-equiv=refresh]').attr('content')?.split('url=')[1];
  return [...attributes, ...inStyle, refresh].filter((address) =>
    address?.startsWith('/'),
  ) as string[];
}

function isThere(address: string, folder: string): boolean {
  const [path = ''] = decodeURIComponent(address).split(/[?#]/);
  if (path === BASE_PATH || path === `${BASE_PATH}/`) return true;
  if (!path.startsWith(`${BASE_PATH}/`)) return false;
  const file = join(folder, path.slice(BASE_PATH.length));
  return [file, `${file}.html`].some(existsSync);
}

describe('the site under another name and below a sub-path', () => {
  const out = join(COPY, 'out');
  let said: string;

  beforeAll(() => {
    copyUnderAnotherName();
    const { status, stdout, stderr } = spawnSync('node', [...SCRIPT_FLAGS, 'scripts/build.ts'], {
      cwd: COPY,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', BASE_PATH },
    });
    said = stdout;
    if (status !== 0) throw new Error(`The renamed site does not build:\n${stdout}${stderr}`);
  }, BUILD_TIMEOUT_MS);

  afterAll(() => rmSync(COPY, { recursive: true, force: true }));

  it('has the new name in the route of “Why …”', () => {
    expect(existsSync(join(out, 'about', `why-${NEW_SLUG}.html`))).toBe(true);
  });

  it('says at its end when the contact form sends nothing', () => {
    const lastLine = said.trim().split('\n').at(-1);
    expect(lastLine?.includes('CONTACT_ENDPOINT')).toBe(site.contactEndpoint === null);
  });

  it('says the new name on its pages', () => {
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain(NEW_NAME);
  });

  it('has every address of every page below the sub-path, and every file there', () => {
    const pages = filesBelow(out).filter((file) => file.endsWith('.html'));
    const outside = pages.flatMap((page) =>
      addressesIn(readFileSync(page, 'utf8'))
        .filter((address) => !isThere(address, out))
        .map((address) => `${page}: ${address}`),
    );
    expect(pages.length).toBeGreaterThan(30);
    expect(outside).toEqual([]);
  });

  it('fetches nothing from outside the sub-path later', () => {
    const files = filesBelow(out).filter((file) => /\.(?:html|js|css)$/.test(file));
    const outside = files.filter((file) => /["'(]\/_next\//.test(readFileSync(file, 'utf8')));
    expect(outside).toEqual([]);
  });

  it('says the old name nowhere, in no file and no file name', () => {
    const telltales = filesBelow(out).filter(
      (file) =>
        namesTheOldCompany.test(file.slice(out.length)) ||
        namesTheOldCompany.test(readFileSync(file, 'latin1')),
    );
    expect(telltales).toEqual([]);
  });
});
