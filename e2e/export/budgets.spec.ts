/** What each page may cost in bytes; what a visit fetches is counted in `pages.spec.ts`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { budgetOf, brotliBytes, firstWindowOf } from '@/e2e/support/budgets';
import { exportedPage, isExported } from '@/e2e/support/exported';
import { pathsWithIslands } from '@/e2e/support/paths-with-islands';
import { amountOn } from '@/e2e/support/shipped-content';
import { pages } from '@/e2e/support/site';
import { articles } from '@/content/model/journal';
import { articlePath } from '@/content/model/paths';
import { KEY_PAGES } from '@/scripts/bench/key-pages';
import { valuesOf } from '@/engine/shared/markup';

const fileOf = (path: string) => `${path === '/' ? '/index' : path}.html`;

for (const { path } of pages) {
  const hasIslands = pathsWithIslands.includes(path);

  test(`${path} stays within its budgets of HTML and CSS${hasIslands ? ', and of script with all that it may fetch later' : ''}`, () => {
    const budget = budgetOf(path, hasIslands);
    const css = exportedPage(path)('style').text();
    const figures = {
      HTML: brotliBytes(fileOf(path)),
      CSS: brotliCompressSync(css).length,
      script: reachableScripts(path).reduce((sum, url) => sum + brotliBytes(url), 0),
    };
    test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });
    expect(css.length).toBeGreaterThan(0);
    expect(figures.script).toBeGreaterThan(0);
    for (const kind of ['HTML', 'CSS', 'script'] as const) {
      expect
        .soft(figures[kind], `${kind} is ${figures[kind]}, the budget ${budget[kind]}`)
        .toBeLessThanOrEqual(budget[kind]);
    }
  });
}

const articlePaths = articles.map(({ slug }) => articlePath(slug));

for (const path of [...KEY_PAGES, ...articlePaths].filter(isExported)) {
  test(`${path} arrives with its headers in one round trip`, async ({ request }) => {
    const response = await request.get(path, { headers: { 'Accept-Encoding': 'br' } });
    const lines = [
      `HTTP/1.1 ${response.status()} ${response.statusText()}`,
      ...response.headersArray().map(({ name, value }) => `${name}: ${value}`),
      '',
    ];
    const headers = lines.reduce((sum, line) => sum + `${line}\r\n`.length, 0);
    const { 'content-encoding': encoding, 'content-length': length } = response.headers();
    expect(encoding).toBe('br');
    test.info().annotations.push({ type: 'content', description: JSON.stringify(amountOn(path)) });
    expect(headers + Number(length), path).toBeLessThanOrEqual(firstWindowOf(path));
  });
}

/** The page's own script, its islands' modules, and all that they may fetch. */
function reachableScripts(path: string): string[] {
  const $ = exportedPage(path);
  const modules = valuesOf($, '[data-module]', 'data-module');
  const { src = '', 'data-preload': preload } = $('script[src]').attr() ?? {};
  const scripts = exportedScripts();
  const reached = new Set([src, ...(preload?.split(' ') ?? []), ...modules]);
  for (const url of reached) {
    const text = scripts.get(url);
    expect(text, `${url} is in the export`).toBeDefined();
    for (const other of scripts.keys()) {
      if (text?.includes(other.slice(other.lastIndexOf('/') + 1))) reached.add(other);
    }
  }
  return [...reached];
}

/** Texts of all scripts of the export by their URLs. */
function exportedScripts(): Map<string, string> {
  return new Map(
    readdirSync(join('out', '_next'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => [`/_next/${file}`, readFileSync(join('out', '_next', file), 'utf8')]),
  );
}
