import {
  appendFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { runAsEntryPoint } from '@/engine/shared/entry-point';
import { timedNode } from '@/scripts/bench/timed-node';
import { generatedArticle } from '@/scripts/lib/generated-article';
import { SCRIPT_FLAGS } from '@/scripts/lib/run-script';
import { copySite } from '@/scripts/lib/site-copy';

const COPY = join('reports', 'journal-bench');
const LOG = join('reports', 'journal-bench.log');
const JOURNAL = join('content', 'en', 'journal');
/** The article that generated articles copy, each with its own title and date. */
const MODEL = join(JOURNAL, 'uk-and-india-time-zones.md');
const DEFAULT_COUNTS = [0, 100, 1_000];

/** Writes a copy of the site with this many additional articles. */
function copyWith(count: number): void {
  copySite(COPY);
  const model = readFileSync(MODEL, 'utf8');
  for (let number = 1; number <= count; number += 1) {
    writeFileSync(join(COPY, JOURNAL, `generated-${number}.md`), generatedArticle(model, number));
  }
}

const run = (args: readonly string[]) => timedNode(args, COPY, LOG);
const build = () => run([...SCRIPT_FLAGS, 'scripts/build.ts']);

/** Adds a sentence, as an owner would, to the model, which exists however few are generated. */
function changeOne(): void {
  appendFileSync(join(COPY, MODEL), '\nOnce more.\n');
}

/** @returns average size of the generated pages in bytes with brotli; 0 if there are none */
function meanPageSize(): number {
  const sizes = readdirSync(join(COPY, 'out', 'blog'))
    .filter((name) => /^generated-\d+\.html\.br$/.test(name))
    .map((name) => statSync(join(COPY, 'out', 'blog', name)).size);
  return sizes.length > 0 ? Math.round(sizes.reduce((sum, size) => sum + size) / sizes.length) : 0;
}

/**
 * `npm run bench:journal`: builds copies of the site with more and more articles and prints what
 * each article costs, the memory that a build takes, and the time of a second build after a change
 * to one article, beside the time of Next alone. `npm run bench:journal -- 0 50` chooses the
 * counts; the first is the baseline.
 */
void runAsEntryPoint(import.meta.url, async () => {
  const chosen = process.argv.slice(2).map(Number);
  if (!chosen.every((count) => Number.isSafeInteger(count) && count >= 0)) {
    throw new Error('Numbers of articles are expected, such as 0 50');
  }
  const [first = 0, ...others] = chosen.length > 0 ? chosen : DEFAULT_COUNTS;
  rmSync(LOG, { force: true });
  copyWith(first);
  const base = await build();
  console.log(`${first} more articles: ${base.seconds.toFixed(1)} s`);
  for (const count of others) {
    copyWith(count);
    const { seconds, megabytes } = await build();
    const each = ((seconds - base.seconds) * 1_000) / (count - first);
    console.log(
      `${count} more articles: ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB; ${each.toFixed(0)} ms and ${meanPageSize()} bytes (brotli) per page`,
    );
    changeOne();
    const again = await build();
    changeOne();
    const next = await run([join('node_modules', 'next', 'dist', 'bin', 'next'), 'build']);
    console.log(
      `  one of them changed: ${again.seconds.toFixed(1)} s; next build alone: ${next.seconds.toFixed(1)} s`,
    );
  }
  rmSync(COPY, { recursive: true, force: true });
});
