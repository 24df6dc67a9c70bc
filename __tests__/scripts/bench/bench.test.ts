import { mkdtempSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blockingTime } from '@/scripts/bench/blocking-time';
import { smoothnessOf } from '@/scripts/bench/frames';
import { median } from '@/scripts/bench/measure';
import { readOptions } from '@/scripts/bench/options';
import { createBaselineServer } from '@/scripts/bench/sites';

test('the middle of some figures', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 3])).toBe(3);
  expect(median([])).toBeNaN();
});

test('frames a second, and the longest wait for one', () => {
  expect(smoothnessOf([0, 20, 40, 60, 100])).toEqual({ rate: 40, longest: 40 });
});

test('blocking time in processor time: tasks of the page after its paint, four times as long', () => {
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

  test.each(['runs=0', 'runs=many', 'other', '=x', ''])('stop at “%s”', (arg) => {
    expect(() => readOptions([arg])).toThrow(`“${arg}”`);
  });
});

test('the baseline has its page without scripts, and all else as the site has it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'bench-test-'));
  const page =
    '<head><link rel="preload" as="script" href="/a.js"><link rel="icon" href="/i"></head><p>Words<script src="/a.js"></script>';
  for (const name of ['index', 'faq', '404']) writeFileSync(join(root, `${name}.html`), page);
  const server = createBaselineServer(root, ['/']).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const read = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text();

  const baseline = await read('/');
  expect(baseline).toContain('<p>Words');
  expect(baseline).toContain('rel="icon"');
  expect(baseline).not.toContain('script');
  expect(await read('/faq')).toContain('<script src="/a.js">');
  server.close();
  server.closeAllConnections();
});
