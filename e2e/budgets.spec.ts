/** What each page may cost. The figures are the site's promise: mend the page, not the figure. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { pathsWithIslands } from '@/e2e/support/paths-with-islands';
import { requestedBeforeLoad, waitForIslands } from '@/e2e/support/islands';
import { pages } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { KEY_PAGES } from '@/scripts/bench/key-pages';

const KB = 1_000;

/** Bytes as sent with brotli, quality 11; counts; layout shift as browsers score it. */
type Figures = Record<
  'HTML' | 'CSS' | 'script before paint' | 'script' | 'font' | 'requests before paint' | 'CLS',
  number
>;

const PLAIN: Figures = {
  HTML: 14 * KB,
  CSS: 8 * KB,
  'script before paint': 2 * KB,
  script: 2 * KB,
  font: 14 * KB,
  'requests before paint': 5,
  CLS: 0,
};

const WITH_ISLANDS: Figures = {
  ...PLAIN,
  HTML: 18 * KB,
  'script before paint': 3 * KB,
  script: 80 * KB,
  'requests before paint': 6,
};

const CONTACT: Figures = { ...WITH_ISLANDS, script: 95 * KB };

/** What TypeScript does not know of an entry of the kind `layout-shift`. */
type LayoutShift = { value: number; sources: readonly { node: Node | null }[] };

type Seen = { seen: { shift: number; moved: string[] } };

type Resource = { name: string; encodedBodySize: number };

for (const { path } of pages) {
  test(`${path} stays within its budgets`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen: { shift: number; moved: string[] } = { shift: 0, moved: [] };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
          seen.shift += entry.value;
          seen.moved.push(
            ...entry.sources.map(({ node }) => node?.textContent ?? 'something gone'),
          );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    const budget = budgetOf(path, await waitForIslands(page));
    const figures = await measure(page);
    test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });
    const moved = await page.evaluate(() => (window as unknown as Seen).seen.moved);
    expect.soft(moved, `${path}: what moved by itself`).toEqual([]);
    for (const kind of Object.keys(budget) as (keyof Figures)[]) {
      expect
        .soft(figures[kind], `${path}: ${kind} is ${figures[kind]}, the budget ${budget[kind]}`)
        .toBeLessThanOrEqual(budget[kind]);
    }
  });
}

function budgetOf(path: string, islands: number): Figures {
  if (islands === 0) return PLAIN;
  return path === '/contact' ? CONTACT : WITH_ISLANDS;
}

async function measure(page: Page): Promise<Figures> {
  const { html, resources, shift, css } = await page.evaluate(() => ({
    html: performance.getEntriesByType('navigation')[0]?.toJSON() as { encodedBodySize: number },
    resources: performance.getEntriesByType('resource').map((entry) => entry.toJSON() as Resource),
    shift: (window as unknown as Seen).seen.shift,
    css: [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''),
  }));
  // What is fetched before `load` competes with the first paint; the framework comes after it.
  const lazy = await lazyImages(page);
  const early = new Set(
    (await requestedBeforeLoad(page)).filter((name) => !lazy.has(new URL(name).pathname)),
  );
  const earlyResources = resources.filter(({ name }) => early.has(name));
  return {
    HTML: html.encodedBodySize,
    CSS: brotliCompressSync(css).length + bytes(resources, '.css'),
    'script before paint': bytes(earlyResources, '.js'),
    script: bytes(resources, '.js'),
    font: bytes(resources, '.woff2'),
    'requests before paint': early.size + 1,
    CLS: shift,
  };
}

/** Images that the HTML lets wait for the first layout, which may come before or after `load`. */
async function lazyImages(page: Page): Promise<Set<string | undefined>> {
  const $ = load(await (await page.request.get(page.url())).text());
  return new Set(
    $('img[loading=lazy]')
      .map((_, image) => $(image).attr('src'))
      .get(),
  );
}

function bytes(resources: readonly Resource[], ending: string): number {
  return resources
    .filter(({ name }) => new URL(name).pathname.endsWith(ending))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

/** Ten segments: what a server may send before it has heard that anything has arrived. */
const FIRST_WINDOW = 14_600;

for (const path of KEY_PAGES) {
  test(`${path} arrives with its headers in one round trip`, async ({ request }) => {
    const response = await request.get(path, { headers: { 'Accept-Encoding': 'br' } });
    const headers = response
      .headersArray()
      .reduce((sum, { name, value }) => sum + `${name}: ${value}\r\n`.length, 0);
    const { 'content-encoding': encoding, 'content-length': length } = response.headers();
    expect(encoding).toBe('br');
    expect(headers + Number(length), path).toBeLessThanOrEqual(FIRST_WINDOW);
  });
}

for (const path of pathsWithIslands) {
  test(`${path} stays within its budget of script with all that it may fetch later`, () => {
    const sizes = reachableScripts(path).map(brotliSize);
    const sum = sizes.reduce((total, size) => total + size, 0);
    expect(sum, `${path}: ${sum} bytes in ${sizes.length} scripts`).toBeLessThanOrEqual(
      budgetOf(path, 1).script,
    );
  });
}

/** Texts of the page's own script, of its islands' modules, and of all that they may fetch. */
function reachableScripts(path: string): string[] {
  const $ = load(readFileSync(join('out', `${path === '/' ? '/index' : path}.html`), 'utf8'));
  const loader = $('script[data-props]').attr() ?? {};
  const modules = $('[data-module]')
    .map((_, island) => $(island).attr('data-module'))
    .get();
  const scripts = new Map(exportedScripts());
  const reached = new Set([loader.src, ...(loader['data-preload'] ?? '').split(' '), ...modules]);
  for (const url of reached) {
    const text = scripts.get(url ?? '');
    expect(text, `${url} is in the export`).toBeDefined();
    for (const other of scripts.keys()) {
      if (text?.includes(other.slice(other.lastIndexOf('/') + 1))) reached.add(other);
    }
  }
  return [...reached].map((url) => scripts.get(url ?? '') ?? '');
}

/** Texts of all scripts of the export by their URLs. */
function exportedScripts(): Map<string, string> {
  return new Map(
    readdirSync(join('out', '_next'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => [`/_next/${file}`, readFileSync(join('out', '_next', file), 'utf8')]),
  );
}

function brotliSize(text: string): number {
  return brotliCompressSync(text).length;
}
