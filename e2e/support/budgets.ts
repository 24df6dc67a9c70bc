import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { exportedPage } from '@/e2e/support/exported';
import { requestedBeforeLoad } from '@/e2e/support/islands';
import { addedBytes, SHIPPED_FONT } from '@/e2e/support/shipped-content';
import { candidates } from '@/engine/shared/markup';
import { INSIGHT_BYTES, insightOf } from '@/scripts/bundle-shell';
import { brand } from '@/content/model/brand';
import { FIRST_WINDOW_BYTES, FONT_BYTES } from '@/scripts/content/page-advice';
import { valuesOf } from '@/engine/shared/markup';

const KB = 1_000;

/** Bytes with brotli at quality 11, and counts of requests. */
type Budget = Record<
  'HTML' | 'CSS' | 'script before paint' | 'script' | 'font' | 'requests before paint',
  number
>;

const PLAIN: Budget = {
  HTML: 14 * KB,
  CSS: 8 * KB,
  'script before paint': 2 * KB,
  script: 2 * KB,
  font: FONT_BYTES,
  'requests before paint': 5,
};

const WITH_ISLANDS: Budget = {
  ...PLAIN,
  HTML: 18 * KB,
  'script before paint': 3 * KB,
  script: 80 * KB,
  'requests before paint': 6,
};

/** A page without islands has their loader if it has something to open. */
const WITH_DETAILS: Budget = { ...PLAIN, 'script before paint': 3 * KB, script: 3 * KB };

const WITH_FORM: Budget = { ...WITH_ISLANDS, script: 95 * KB };

function kindOfBudget(path: string, hasIslands: boolean): Budget {
  if (!hasIslands) return exportedPage(path)('details').length > 0 ? WITH_DETAILS : PLAIN;
  const hasForm = exportedPage(path)('[data-island=contact-form]').length > 0;
  return hasForm ? WITH_FORM : WITH_ISLANDS;
}

/**
 * What a page may cost, including what its owner has added to its texts and lists. If a page
 * exceeds a figure, fix the page, not the figure.
 */
export function budgetOf(path: string, hasIslands: boolean): Budget {
  const budget = kindOfBudget(path, hasIslands);
  const added = addedBytes(path);
  const counting = insightOf('.') ? INSIGHT_BYTES : 0;
  return {
    ...budget,
    HTML: budget.HTML + added,
    font: brand.font === SHIPPED_FONT ? budget.font : Infinity,
    'script before paint': budget['script before paint'] + counting,
    // An island's props are a script.
    script: budget.script + added + counting,
  };
}

/** Bytes of page and headers that arrive in one round trip, plus those that the owner has added. */
export function firstWindowOf(path: string): number {
  return FIRST_WINDOW_BYTES + addedBytes(path);
}

/** Bytes of an exported file with brotli: those of the build's compressed copy, if there is one. */
export function brotliBytes(path: string): number {
  const file = join('out', path);
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  return brotliCompressSync(readFileSync(file)).length;
}

type Resource = { name: string; encodedBodySize: number };

/** What the page has fetched so far, for the budgets that only a browser can measure. */
export async function fetchedFigures(page: Page, path: string): Promise<Partial<Budget>> {
  const resources = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => entry.toJSON() as Resource),
  );
  // What is fetched before `load` competes with the first paint; the framework comes after it.
  const lazy = lazyImages(path);
  const early = new Set(
    (await requestedBeforeLoad(page)).filter((name) => !lazy.has(new URL(name).pathname)),
  );
  const earlyResources = resources.filter(({ name }) => early.has(name));
  return {
    'script before paint': bytes(earlyResources, '.js'),
    script: bytes(resources, '.js'),
    font: bytes(resources, '.woff2'),
    'requests before paint': early.size + 1,
  };
}

/** Lazy images, which wait for the first layout; that may come before or after `load`. */
function lazyImages(path: string): Set<string | undefined> {
  const $ = exportedPage(path);
  return new Set([
    ...valuesOf($, 'img[loading=lazy]', 'src'),
    // The browser chooses one of a picture's files.
    ...valuesOf($, 'picture:has(img[loading=lazy]) [srcset]', 'srcset').flatMap((srcset) =>
      candidates(srcset ?? ''),
    ),
  ]);
}

function bytes(resources: readonly Resource[], ending: string): number {
  return resources
    .filter(({ name }) => new URL(name).pathname.endsWith(ending))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}
