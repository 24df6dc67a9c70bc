import '@/engine/shared/environment';
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { routes } from '@/content/model/routes';
import { listen, stop } from '@/engine/serve/port';
import { createStaticServer } from '@/engine/serve/static-server';
import { runAsEntryPoint } from '@/engine/shared/entry-point';
import { KEY_PAGES } from '@/scripts/bench/key-pages';
import { median } from '@/scripts/bench/median';
import { measureWait, WAITS } from '@/scripts/bench/waits';
import { ensureBrowser } from '@/scripts/find-browser';
import { BROWSER_FLAGS } from '@/scripts/lib/browser-flags';
import { withBrowser } from '@/scripts/lib/with-browser';
import site from '@/site.config';

/** The last that runs on Node 20; npx installs it on first use, because it is large. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const ROOT = 'out';
const PORT = 4400;
const FIGURES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

type Audit = { score: number | null; numericValue?: number };
type Report = {
  audits: Record<string, Audit>;
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
};

/**
 * Runs Lighthouse's mobile preset once, or again when the browser has recorded nothing, as it
 * sometimes does. @throws Error with what it printed if it fails
 */
async function audit(url: string, categories: readonly string[], attempts = 3): Promise<Report> {
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', '--output-path=stdout'];
  const flags = `--chrome-flags=--headless ${BROWSER_FLAGS.join(' ')}`;
  try {
    const { stdout } = await promisify(execFile)(
      'npx',
      [...args, flags, `--only-categories=${categories.join(',')}`],
      { env: { ...process.env, CHROME_PATH: ensureBrowser() }, maxBuffer: 1e9 },
    );
    return JSON.parse(stdout) as Report;
  } catch (error) {
    if (attempts > 1) return audit(url, categories, attempts - 1);
    throw error;
  }
}

const fileOf = (folder: string, page: string) =>
  join(folder, `${page === '/' ? '/index' : page}.html`);

const hasPage = (page: string) => existsSync(fileOf(ROOT, page));

/** A copy of the site whose key pages have lost every script: the script-free baseline. */
function withoutScripts(pages: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync(ROOT, copy, { recursive: true });
  for (const page of pages) {
    const file = fileOf(copy, page);
    const $ = load(readFileSync(file));
    $('script, link[as=script], link[rel=modulepreload]').remove();
    writeFileSync(file, $.html());
    writeFileSync(`${file}.br`, brotliCompressSync($.html()));
  }
  return copy;
}

const print = (name: string, figures: Record<string, number>) =>
  console.log(
    `${name.padEnd(64)}${Object.entries(figures)
      .map(([figure, value]) => `${figure} ${Math.round(value * 1e3) / 1e3}`.padEnd(14))
      .join('')}`,
  );

/** Measures each key page as it is and without scripts, in turn; prints medians. */
async function measurePages(origin: string, runs: number): Promise<unknown> {
  const pages = KEY_PAGES.filter(hasPage);
  const copy = withoutScripts(pages);
  const baseline = createStaticServer(copy, site);
  await listen(baseline, PORT + 1);
  const sites = { 'as it is': origin, 'without scripts': `http://localhost:${PORT + 1}` };
  try {
    const rows = [];
    for (const page of pages) {
      const seen: Record<string, Report[]> = {};
      for (let run = 0; run < runs; run += 1) {
        for (const [name, at] of Object.entries(sites)) {
          (seen[name] ??= []).push(await audit(at + page, ['performance']));
        }
      }
      for (const [name, reports] of Object.entries(seen)) {
        const figures: Record<string, number> = {};
        for (const [figure, id] of Object.entries(FIGURES)) {
          figures[figure] = median(reports.map(({ audits }) => audits[id]?.numericValue ?? NaN));
        }
        print(`${page}, ${name}`, figures);
        rows.push({ page, name, ...figures });
      }
    }
    return rows;
  } finally {
    stop(baseline);
    await rm(copy, { recursive: true });
  }
}

/** The four scores of every page, from 0 to 100, and the audits that lowered them. */
async function scorePages(origin: string): Promise<unknown> {
  const rows = [];
  for (const { path } of routes.filter(({ kind }) => kind === 'page')) {
    const { audits, categories } = await audit(origin + path, CATEGORIES);
    const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
    const lost = Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id);
    console.log(`${path.padEnd(40)}${scores.join(' / ')}  ${lost.join(', ')}`);
    rows.push({ path, scores, lost });
  }
  return rows;
}

/** Each response time on a slow phone and connection; prints medians. */
async function measureWaits(origin: string, runs: number): Promise<unknown> {
  const rows: { name: string; ms: number }[] = [];
  await withBrowser(async (browser) => {
    for (const wait of WAITS) {
      if (!wait.pages.every(hasPage)) continue;
      const times = [];
      for (let run = 0; run < runs; run += 1) times.push(await measureWait(browser, origin, wait));
      print(wait.name, { ms: median(times) });
      rows.push({ name: wait.name, ms: median(times) });
    }
  });
  return rows;
}

/** `npm run bench`, as `scripts/README.md` says. Needs a built site and an idle machine. */
void runAsEntryPoint(import.meta.url, async () => {
  const args = process.argv.slice(2);
  const unknown = args.find((arg) => !/^(?:scores|waits|runs=[1-9]\d*)$/.test(arg));
  if (unknown !== undefined) throw new Error(`Not understood: “${unknown}”; try runs=3 or scores`);
  const runs = Number(args.join(' ').match(/runs=(\d+)/)?.[1] ?? 5);
  ensureBrowser();

  const measure = args.includes('scores')
    ? scorePages
    : args.includes('waits')
      ? measureWaits
      : measurePages;
  const server = createStaticServer(ROOT, site);
  await listen(server, PORT);
  try {
    const result = await measure(`http://localhost:${PORT}`, runs);
    mkdirSync('reports', { recursive: true });
    writeFileSync(join('reports', 'bench.json'), `${JSON.stringify(result, null, 2)}\n`);
  } finally {
    stop(server);
  }
});
