import { mkdtempSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
