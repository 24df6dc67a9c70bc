import type { TraceEvent } from '@/scripts/bench/blocking-time';

/** The part of Lighthouse that is used: a run in the browser whose debugging port is `port`. */
export type LighthouseModule = {
  default: (
    url: string,
    flags: { port: number; logLevel: 'error'; onlyCategories: readonly string[] },
  ) => Promise<LighthouseRun | undefined>;
};

type LighthouseRun = {
  lhr: LighthouseResult;
  artifacts: { Trace: { traceEvents: readonly TraceEvent[] } };
};

type LighthouseResult = {
  runtimeError?: { message: string };
  audits: Record<string, { score: number | null; numericValue?: number }>;
  categories: Record<
    string,
    { score: number | null; auditRefs: readonly { id: string; weight: number }[] }
  >;
};
