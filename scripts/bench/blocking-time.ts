/** A mid-range phone compared with a desktop computer, as Lighthouse assumes. */
export const CPU_SLOWDOWN = 4;

/** Fields of an event in Chromium's trace; times in microseconds, `tdur` in processor time. */
export type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
};

/** A task that is longer than this blocks the page. */
const LONG_TASK_MS = 50;

/**
 * Total blocking time like Lighthouse's, but in the processor time of the tasks after the first
 * paint. Lighthouse measures elapsed time, in which other programs lengthen every task.
 *
 * @returns milliseconds; NaN if the page was not painted, or if the trace has no processor times
 */
export function blockingTime(events: readonly TraceEvent[]): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) return NaN;
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .map(({ tdur = NaN }) => Math.max(0, (CPU_SLOWDOWN * tdur) / 1_000 - LONG_TASK_MS))
    .reduce((sum, blocked) => sum + blocked, 0);
}
