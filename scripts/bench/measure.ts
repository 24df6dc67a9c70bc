import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { blockingTime, type TraceEvent } from '@/scripts/bench/blocking-time';
import { ensureInstalled } from '@/scripts/lib/install-package';

/** A separate package: Lighthouse and its dependencies are large, and only benchmarks need them. */
const FOLDER = join('scripts', 'bench');

/** The part of Lighthouse that is used: a run in the browser whose debugging port is `port`. */
type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'error'; onlyCategories: readonly string[] },
) => Promise<LighthouseRun | undefined>;

type LighthouseRun = {
  lhr: {
    runtimeError?: { message: string };
    audits: Record<string, { score: number | null; numericValue?: number }>;
    categories: Record<
      string,
      { score: number | null; auditRefs: readonly { id: string; weight: number }[] }
    >;
  };
  artifacts: { Trace: { traceEvents: readonly TraceEvent[] } };
};

/**
 * Figures of one page in one run: times in ms, `CPU` the blocking time in processor time, CLS as
 * browsers score it, bytes as transferred.
 */
export type Figures = Record<(typeof FIGURES)[number], number>;

export const FIGURES = ['FCP', 'LCP', 'TBT', 'CPU', 'CLS', 'bytes'] as const;

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Runs Lighthouse's mobile preset once, in the browser with this debugging port. */
export async function measurePage(url: string, port: number): Promise<Figures> {
  const { lhr, artifacts } = await run(url, port, ['performance']);
  const valueOf = (audit: string) => lhr.audits[audit]?.numericValue ?? NaN;
  return {
    FCP: valueOf('first-contentful-paint'),
    LCP: valueOf('largest-contentful-paint'),
    TBT: valueOf('total-blocking-time'),
    CPU: blockingTime(artifacts.Trace.traceEvents),
    CLS: valueOf('cumulative-layout-shift'),
    bytes: valueOf('total-byte-weight'),
  };
}

/** The four scores of a page, from 0 to 100, and the names of the audits that lowered them. */
export async function scorePage(url: string, port: number) {
  const { audits, categories } = (await run(url, port, CATEGORIES)).lhr;
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  const lost = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
  return { scores, lost };
}

/** Occasionally the browser records no trace of a page; then the run is repeated. */
const ATTEMPTS = 3;

/** Imports Lighthouse in the version of `scripts/bench/package.json`; installs it on first use. */
async function importLighthouse(): Promise<Lighthouse> {
  const [dependency, title] = ['lighthouse', 'Lighthouse'];
  ensureInstalled({ folder: FOLDER, dependency, title, command: 'npm run bench' });
  const path = resolve(FOLDER, 'node_modules', dependency, 'core/index.js');
  const loaded = (await import(pathToFileURL(path).href)) as { default: Lighthouse };
  return loaded.default;
}

async function run(url: string, port: number, onlyCategories: readonly string[]) {
  const lighthouse = await importLighthouse();
  let reason = 'Lighthouse gave no result';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories });
    if (result && !result.lhr.runtimeError) return result;
    reason = result?.lhr.runtimeError?.message ?? reason;
  }
  throw new Error(`${url}: ${reason}`);
}

/** Measures every subject `runs` times, in turn, so that a busy moment affects them all alike. */
export async function inTurn<Subject, Result>(
  subjects: readonly Subject[],
  runs: number,
  measure: (subject: Subject) => Promise<Result>,
): Promise<[Subject, Result[]][]> {
  const seen = subjects.map((subject): [Subject, Result[]] => [subject, []]);
  for (let run = 0; run < runs; run += 1) {
    for (const [subject, results] of seen) results.push(await measure(subject));
  }
  return seen;
}

/** The median; for an even number of values, the lower of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN;
}
