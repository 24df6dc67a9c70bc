import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { listening } from '@/__tests__/listening';
import { folderWith } from '@/__tests__/temporary-folder';
import { blockingTime } from '@/scripts/bench/blocking-time';
import { inTurn, median } from '@/scripts/bench/measure';
import { readOptions } from '@/scripts/bench/options';
import { createBaselineServer, createOtherServer, hasPage } from '@/scripts/bench/sites';
import { SCRIPT_FLAGS } from '@/scripts/lib/run-script';

/** A busy machine takes half a minute to begin. */
const HANGS_AFTER_MS = 300_000;

test('the median is the middle figure, the lower of two, or NaN without any', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 3])).toBe(3);
  expect(median([])).toBeNaN();
});

test('several sites are measured in turn, and each keeps its own figures', async () => {
  const order: string[] = [];
  const measure = (site: string) => Promise.resolve(order.push(site));
  expect(await inTurn(['one', 'other'], 2, measure)).toEqual([
    ['one', [1, 3]],
    ['other', [2, 4]],
  ]);
  expect(order).toEqual(['one', 'other', 'one', 'other']);
});

test('blocking time counts the processor time of a page’s tasks after its paint, four times as long', () => {
  const thread = { pid: 1, tid: 1 };
  const task = (ts: number, tdur: number, other = {}) => ({
    name: 'RunTask',
    ...thread,
    ts,
    dur: 60_000,
    tdur,
    ...other,
  });
  const paint = { name: 'firstContentfulPaint', ...thread, ts: 100_000 };
  const before = task(10_000, 40_000);
  const during = task(90_000, 20_000);
  const [short, long] = [task(200_000, 12_500), task(300_000, 15_000)];
  const elsewhere = [task(400_000, 50_000, { tid: 2 }), task(400_000, 50_000, { name: 'Layout' })];
  expect(blockingTime([before, during, paint, short, long, ...elsewhere])).toBe(30 + 10);
  expect(blockingTime([long])).toBeNaN();
  expect(blockingTime([paint, { ...long, tdur: undefined }])).toBeNaN();
});

describe('arguments', () => {
  test('are the other sites, the number of runs and what to report', () => {
    expect(readOptions([])).toEqual({ others: {}, runs: 5, report: 'timings' });
    expect(readOptions(['runs=3', 'astro=/a=b', 'scores'])).toEqual({
      others: { astro: '/a=b' },
      runs: 3,
      report: 'scores',
    });
  });

  test.each(['runs=0', 'runs=many', 'other', '=x', ''])('are refused if one is “%s”', (arg) => {
    expect(() => readOptions([arg])).toThrow(`“${arg}”`);
  });
});

const PAGE =
  '<head><link rel="preload" as="script" href="/a.js"><link rel="icon" href="/i"></head><p>Words<script src="/a.js"></script>';

const originOf = async (server: Server) => `http://localhost:${await listening(server)}`;

test('the baseline has its pages without scripts, and all else as the site has it', async () => {
  const root = folderWith({ 'index.html': PAGE, 'faq.html': PAGE, '404.html': PAGE });
  const origin = await originOf(createBaselineServer(root, ['/']));
  const read = async (path: string) => (await fetch(origin + path)).text();
  const baseline = await read('/');
  expect(baseline).toContain('<p>Words');
  expect(baseline).toContain('rel="icon"');
  expect(baseline).not.toContain('script');
  expect(await read('/faq')).toContain('<script src="/a.js">');
});

test('the baseline does without a page that the site’s owner has taken away', async () => {
  const root = folderWith({ 'index.html': PAGE, '404.html': PAGE });
  const origin = await originOf(createBaselineServer(root, ['/', '/pricing']));
  expect(await (await fetch(`${origin}/`)).text()).not.toContain('script');
  expect((await fetch(`${origin}/pricing`)).status).toBe(404);
});

test.each([
  ['/', true],
  ['/faq', true],
  ['/pricing', true],
  ['/contact', false],
])('a site has the page %s: %s', (page, expected) => {
  const folder = folderWith({ 'index.html': PAGE, 'faq.html': PAGE, 'pricing/index.html': PAGE });
  expect(hasPage(folder, page)).toBe(expected);
});

test('another site is served as it is: its own pages and URLs, without headers of this one', async () => {
  const long = PAGE + 'words '.repeat(1_000);
  const folder = folderWith({ 'index.html': long, 'pricing/index.html': PAGE, 'faq.html': PAGE });
  const origin = await originOf(await createOtherServer(folder));
  const home = await fetch(`${origin}/`, { headers: { 'Accept-Encoding': 'br' } });
  expect(await home.text()).toBe(long);
  expect(home.headers.get('Content-Encoding')).toBe('br');
  for (const path of ['/pricing', '/pricing/', '/faq', '/faq.html']) {
    const response = await fetch(origin + path, { redirect: 'manual' });
    expect([path, response.status, await response.text()]).toEqual([path, 200, PAGE]);
    expect(response.headers.get('Content-Security-Policy')).toBeNull();
    expect(response.headers.get('Strict-Transport-Security')).toBeNull();
  }
  expect((await fetch(`${origin}/elsewhere`)).status).toBe(404);
  expect(existsSync(join(folder, 'index.html.br'))).toBe(false);
});

test.each(['shots', 'bench'])('npm run %s ends with an error if there is no browser', (command) => {
  const { status, signal, stderr } = spawnSync(
    process.execPath,
    [...SCRIPT_FLAGS, `scripts/${command}.ts`],
    {
      env: { ...process.env, CHROMIUM_PATH: '/nonexistent' },
      encoding: 'utf8',
      timeout: HANGS_AFTER_MS,
    },
  );
  expect(stderr).toContain('CHROMIUM_PATH');
  expect([status, signal]).toEqual([1, null]);
});
