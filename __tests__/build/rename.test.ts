/**
 * @jest-environment node
 *
 * Renaming the company is an edit of `content/site.ts` and nothing else: the site is built under
 * another name, and its output searched for the old one.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { site } from '@/content/site';

/** Inside the repository, because the bundler only follows links that stay below its root. */
const COPY = join('reports', 'renamed-site');
const SOURCES = [
  'app',
  'components',
  'content',
  'messages',
  'public',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
];
const BUILD_TIMEOUT_MS = 300_000;

const NEW_NAME = 'Fairloom';
const NEW_SLUG = 'fairloom';
const namesTheOldCompany = new RegExp(`${site.name}|${site.slug}`, 'i');

function copyUnderAnotherName() {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const source of SOURCES) cpSync(source, join(COPY, source), { recursive: true });
  symlinkSync(join('..', '..', 'node_modules'), join(COPY, 'node_modules'));
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

describe('the site under another name', () => {
  const out = join(COPY, 'out');

  beforeAll(() => {
    copyUnderAnotherName();
    const { status, stdout, stderr } = spawnSync('node_modules/.bin/next', ['build'], {
      cwd: COPY,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    });
    if (status !== 0) throw new Error(`The renamed site does not build:\n${stdout}${stderr}`);
  }, BUILD_TIMEOUT_MS);

  afterAll(() => rmSync(COPY, { recursive: true, force: true }));

  it('has the new name in the route of “Why …”', () => {
    expect(existsSync(join(out, 'about', `why-${NEW_SLUG}.html`))).toBe(true);
  });

  it('says the new name on its pages', () => {
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain(NEW_NAME);
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
