import { spawnSync } from 'node:child_process';
import { openSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runAsEntryPoint } from '@/engine/shared/entry-point';
import { generatedArticle } from '@/scripts/lib/generated-article';
import { SCRIPT_FLAGS } from '@/scripts/lib/run-script';
import { copySite } from '@/scripts/lib/site-copy';

const COPY = join('reports', 'journal-bench');
const LOG = join('reports', 'journal-bench.log');
const JOURNAL = join('content', 'en', 'journal');
/** The article that generated ones copy, each with its own title and date. */
const MODEL = join(JOURNAL, 'uk-and-india-time-zones.md');
const DEFAULT_COUNTS = [0, 100, 1_000];

/** @returns seconds for a whole build of a copy with this many additional articles */
function timeBuild(count: number): number {
  copySite(COPY);
  const model = readFileSync(MODEL, 'utf8');
  for (let number = 1; number <= count; number += 1) {
    writeFileSync(join(COPY, JOURNAL, `generated-${number}.md`), generatedArticle(model, number));
  }
  const log = openSync(LOG, 'a');
  const started = performance.now();
  const { status } = spawnSync(process.execPath, [...SCRIPT_FLAGS, 'scripts/build.ts'], {
    cwd: COPY,
    stdio: ['ignore', log, log],
  });
  if (status !== 0) throw new Error(`The build with ${count} articles failed: see ${LOG}`);
  return (performance.now() - started) / 1_000;
}

/** @returns average size of the generated pages in bytes with brotli; 0 if there are none */
function meanPageSize(): number {
  const sizes = readdirSync(join(COPY, 'out', 'blog'))
    .filter((name) => /^generated-\d+\.html\.br$/.test(name))
    .map((name) => statSync(join(COPY, 'out', 'blog', name)).size);
  return sizes.length > 0 ? Math.round(sizes.reduce((sum, size) => sum + size) / sizes.length) : 0;
}

/**
 * `npm run bench:journal`: builds copies of the site with more and more articles and prints the
 * cost of each article. `npm run bench:journal -- 0 50` chooses the counts; the first is the
 * baseline.
 */
void runAsEntryPoint(import.meta.url, () => {
  const chosen = process.argv.slice(2).map(Number);
  const [first = 0, ...others] = chosen.length > 0 ? chosen : DEFAULT_COUNTS;
  rmSync(LOG, { force: true });
  const base = timeBuild(first);
  console.log(`${first} more articles: ${base.toFixed(1)} s`);
  for (const count of others) {
    const seconds = timeBuild(count);
    const each = ((seconds - base) * 1_000) / (count - first);
    console.log(
      `${count} more articles: ${seconds.toFixed(1)} s, ${each.toFixed(0)} ms and ${meanPageSize()} bytes (brotli) per page`,
    );
  }
  rmSync(COPY, { recursive: true, force: true });
});
