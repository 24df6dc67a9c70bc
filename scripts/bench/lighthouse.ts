import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TraceEvent } from '@/scripts/bench/blocking-time';
import { ensureInstalled } from '@/scripts/lib/install-package';

/**
 * A separate package, because Lighthouse and its dependencies are large and only benchmarks need
 * them.
 */
const FOLDER = join('scripts', 'bench');
const ENTRY = join(FOLDER, 'node_modules', 'lighthouse', 'core', 'index.js');

/** The part of Lighthouse that is used: a run in the browser whose debugging port is `port`. */
export type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'error'; onlyCategories: readonly string[] },
) => Promise<LighthouseRun | undefined>;

export type LighthouseRun = {
  lhr: LighthouseResult;
  artifacts: { Trace: { traceEvents: readonly TraceEvent[] } };
};

export type LighthouseResult = {
  runtimeError?: { message: string };
  audits: Record<string, { score: number | null; numericValue?: number }>;
  categories: Record<
    string,
    { score: number | null; auditRefs: readonly { id: string; weight: number }[] }
  >;
};

/**
 * Loads Lighthouse in the version of `scripts/bench/package.json`, and installs it on first use.
 *
 * @throws Error when it cannot be installed
 */
export async function loadLighthouse(): Promise<Lighthouse> {
  ensureInstalled({
    folder: FOLDER,
    dependency: 'lighthouse',
    title: 'Lighthouse',
    command: 'npm run bench',
  });
  const lighthouse = (await import(pathToFileURL(resolve(ENTRY)).href)) as { default: Lighthouse };
  return lighthouse.default;
}
