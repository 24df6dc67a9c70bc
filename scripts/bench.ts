import { mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { routes } from '@/content/routes';
import { KEY_PAGES } from '@/scripts/bench/key-pages';
import {
  CATEGORIES,
  FIGURES,
  inTurn,
  measurePage,
  median,
  scorePage,
  type Figures,
} from '@/scripts/bench/measure';
import { readOptions, type Report } from '@/scripts/bench/options';
import { createBaselineServer, createOtherServer, hasPage } from '@/scripts/bench/sites';
import { measureWait, WAITS } from '@/scripts/bench/waits';
import { runAsEntryPoint } from '@/engine/shared/entry-point';
import { createStaticServer } from '@/engine/serve/static-server';
import config from '@/site.config';
import { listen, stop } from '@/engine/serve/port';
import { withBrowser } from '@/scripts/lib/with-browser';

const ROOT = 'out';
const REPORT = join('reports', 'bench.json');
const FIRST_PORT = 4400;
const DEBUGGING_PORT = 4399;

const THIS_SITE = 'this site';
const BASELINE = 'without scripts';

type MeasuredSite = { name: string; folder: string; server: Server; origin: string };

type Row = Figures & { page: string; site: string; runs: readonly Figures[] };

/** Measures page by page, the sites in turn. */
async function measureSites(sites: readonly MeasuredSite[], runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of KEY_PAGES) {
    const present = sites.filter(({ folder }) => hasPage(folder, page));
    const seen = await inTurn(present, runs, ({ origin }) =>
      measurePage(origin + page, DEBUGGING_PORT),
    );
    for (const [{ name }, figures] of seen) {
      const medians = FIGURES.map((kind) => [kind, median(figures.map((one) => one[kind]))]);
      const row = { page, site: name, ...Object.fromEntries(medians), runs: figures } as Row;
      rows.push(row);
      const own = rows.find((other) => other.page === page && other.site === THIS_SITE);
      print(row, own);
    }
  }
  return rows;
}

function print(row: Row, own: Row | undefined): void {
  const figures = FIGURES.map((kind) => `${kind} ${round(row[kind])}`.padEnd(14)).join('');
  const ratio = own && own !== row ? `LCP of ${THIS_SITE}: ${round(own.LCP / row.LCP)} of it` : '';
  console.log(`${row.page.padEnd(24)}${row.site.padEnd(18)}${figures}${ratio}`);
}

async function scoreRoutes({ origin }: MeasuredSite) {
  const rows = [];
  for (const { path } of routes.filter(({ kind }) => kind === 'page')) {
    const { scores, lost } = await scorePage(origin + path, DEBUGGING_PORT);
    console.log(`${path.padEnd(40)}${scores.join(' / ')}  ${lost.join(', ')}`);
    rows.push({ path, scores, lost });
  }
  console.log(`(${CATEGORIES.join(' / ')})`);
  return rows;
}

/** Measures each response time on each site that has the page, in turn; reports medians. */
async function measureWaits(browser: Browser, sites: readonly MeasuredSite[], runs: number) {
  const rows = [];
  for (const wait of WAITS) {
    // On the site without scripts only links respond.
    const present = sites.filter(
      ({ name, folder }) => name !== BASELINE && wait.pages.every((page) => hasPage(folder, page)),
    );
    const seen = await inTurn(present, runs, ({ origin }) => measureWait(browser, origin, wait));
    for (const [{ name }, waits] of seen) {
      console.log(`${name.padEnd(18)}${wait.name.padEnd(62)}${Math.round(median(waits))} ms`);
      rows.push({ site: name, wait: wait.name, median: median(waits), runs: waits });
    }
  }
  return rows;
}

const round = (value: number) => Math.round(value * 1_000) / 1_000;

/**
 * `npm run bench`; its arguments are in scripts/README.md. Needs a built site and an idle machine.
 */
void runAsEntryPoint(import.meta.url, async () => {
  const { others, runs, report } = readOptions(process.argv.slice(2));
  await withBrowser([`--remote-debugging-port=${DEBUGGING_PORT}`], async (browser) => {
    const sites: MeasuredSite[] = [];
    const serve = async (name: string, folder: string, server: Server) => {
      const port = FIRST_PORT + sites.length;
      await listen(server, port);
      const site = { name, folder, server, origin: `http://localhost:${port}` };
      sites.push(site);
      return site;
    };
    try {
      const own = await serve(THIS_SITE, ROOT, createStaticServer(ROOT, config));
      await serve(BASELINE, ROOT, createBaselineServer(ROOT, KEY_PAGES));
      for (const [name, folder] of Object.entries(others)) {
        await serve(name, folder, await createOtherServer(folder));
      }
      const reports: Record<Report, () => Promise<unknown>> = {
        timings: () => measureSites(sites, runs),
        scores: () => scoreRoutes(own),
        waits: () => measureWaits(browser, sites, runs),
      };
      // A warm-up: the first page that a browser loads includes the browser's own start-up.
      await measurePage(own.origin, DEBUGGING_PORT);
      const result = await reports[report]();
      mkdirSync('reports', { recursive: true });
      writeFileSync(REPORT, `${JSON.stringify(result, null, 2)}\n`);
      console.log(`\nAll runs are in ${REPORT}`);
    } finally {
      for (const { server } of sites) stop(server);
    }
  });
});
