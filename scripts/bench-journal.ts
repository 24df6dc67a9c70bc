import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { basename, join } from 'node:path';
import { filesBelow } from '@/engine/shared/files-below';
import { runAsEntryPoint } from '@/engine/shared/entry-point';
import { measureDevLoop, type DevLoop } from '@/scripts/bench/dev-loop';
import { timedNode, type Timed } from '@/scripts/bench/timed-node';
import { generatedArticle } from '@/scripts/lib/generated-article';
import { SCRIPT_FLAGS } from '@/scripts/lib/run-script';
import { copySite } from '@/scripts/lib/site-copy';

const COPY = join('reports', 'journal-bench');
const LOG = join('reports', 'journal-bench.log');
const JOURNAL = join('content', 'en', 'journal');
/** The article that generated articles copy, each with its own title and date. */
const MODEL = join(JOURNAL, 'uk-and-india-time-zones.md');
const DEFAULT_COUNTS = [0, 300, 1_000];

/** Parts of a build, and how the line begins after which each takes its time. */
const PARTS: Record<string, RegExp> = {
  // From the beginning on.
  content: /(?!)/,
  compile: /^── Next/,
  'page data': /^ *Collecting page data/,
  render: /^ *Generating static pages using .*\(0\//,
  'Next’s files': /^ *Finalizing/,
  finish: /^── Finished/,
  'hosts, links': /^── Files for hosts/,
  compress: /^── Compressed/,
};

/** Writes a copy of the site with this many additional articles. */
function copyWith(count: number): void {
  copySite(COPY);
  const model = readFileSync(MODEL, 'utf8');
  for (let number = 1; number <= count; number += 1) {
    writeFileSync(join(COPY, JOURNAL, `generated-${number}.md`), generatedArticle(model, number));
  }
}

const build = () =>
  timedNode([...SCRIPT_FLAGS, 'scripts/build.ts'], { folder: COPY, log: LOG, parts: PARTS });

/**
 * Changes a heading, as an owner would, of the model, which exists however few are generated.
 *
 * @returns the heading
 */
function changeOne(): string {
  const file = join(COPY, MODEL);
  const text = readFileSync(file, 'utf8');
  const heading = /^## (.*)$/m.exec(text)?.[1];
  if (!heading) throw new Error(`${MODEL} has no heading to change`);
  writeFileSync(
    file,
    text.replace(`## ${heading}`, (line) => `${line} again`),
  );
  return `${heading} again`;
}

/** Megabytes of the export without the compressed copies. */
function exportSize(): number {
  const folder = join(COPY, 'out');
  const files = filesBelow(folder).filter((file) => !/\.(?:br|gz)$/.test(file));
  return files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) / 1e6;
}

function printRow(name: string, { seconds, megabytes, parts }: Timed): void {
  const cells = [seconds, ...Object.keys(PARTS).map((part) => parts[part] ?? 0)];
  const figures = [...cells.map((cell) => cell.toFixed(1)), megabytes.toFixed(0)];
  console.log(`| ${[name, ...figures, exportSize().toFixed(0)].join(' | ')} |`);
}

/**
 * `npm run bench:journal`: builds copies of the site with so many more articles, first with empty
 * caches, then with one heading changed, and prints the seconds of each part, the memory and the
 * size of the export, and what an owner waits for in `npm run dev`. `npm run bench:journal -- 0 50`
 * chooses the numbers of articles.
 */
void runAsEntryPoint(import.meta.url, async () => {
  const chosen = process.argv.slice(2).map(Number);
  if (!chosen.every((count) => Number.isSafeInteger(count) && count >= 0)) {
    throw new Error('Numbers of articles are expected, such as 0 50');
  }
  mkdirSync('reports', { recursive: true });
  rmSync(LOG, { force: true });
  console.log(
    `Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model}; seconds, MB\n`,
  );
  const heads = ['more articles', 'all', ...Object.keys(PARTS), 'memory', 'export'];
  console.log(`| ${heads.join(' | ')} |\n|${' --- |'.repeat(heads.length)}`);
  const loops = new Map<number, DevLoop>();
  for (const count of chosen.length > 0 ? chosen : DEFAULT_COUNTS) {
    copyWith(count);
    printRow(`${count}`, await build());
    changeOne();
    printRow(`${count}, a heading changed`, await build());
    const path = `/blog/${basename(MODEL, '.md')}`;
    loops.set(count, await measureDevLoop(COPY, { path, save: changeOne }));
  }
  for (const [count, { firstPage, save }] of loops) {
    console.log(
      `\nnext dev, ${count} more articles: first page ${(firstPage / 1_000).toFixed(1)} s, ` +
        `a save is shown after ${save.toFixed(0)} ms`,
    );
  }
  rmSync(COPY, { recursive: true, force: true });
});
