/** What to report: timings of the key pages, the four scores of every route, or response times. */
export type Report = 'timings' | 'scores' | 'waits';

const DEFAULT_RUNS = 5;

/**
 * Parses the arguments: `runs=N`, `scores` or `waits`, and `name=DIR` for each other site.
 *
 * @returns the folders of other static sites by their names in the report, how often each page is
 *   measured, and what to report
 * @throws Error that names the argument that is not understood
 */
export function readOptions(args: readonly string[]) {
  const others: Record<string, string> = {};
  let runs = DEFAULT_RUNS;
  let report: Report = 'timings';
  for (const arg of args) {
    const [name = '', value = ''] = arg.split(/=(.*)/);
    if (arg === 'scores' || arg === 'waits') report = arg;
    else if (name === 'runs' && /^[1-9]\d*$/.test(value)) runs = Number(value);
    else if (name && name !== 'runs' && value) others[name] = value;
    else throw new Error(`Not understood: “${arg}”. Try runs=3, scores, waits or other=DIR`);
  }
  return { others, runs, report };
}
