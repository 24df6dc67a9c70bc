/** The arguments of `npm run bench`. */
export type BenchOptions = {
  /** Folders of other static sites, by their names in the report. */
  others: Record<string, string>;
  /** How often each page is measured. */
  runs: number;
  report: Report;
};

/**
 * What to report: the timings of the key pages, the four scores of every route, the frames of every
 * animation, or the response times.
 */
export type Report = 'timings' | 'scores' | 'frames' | 'waits';

const DEFAULT_RUNS = 5;

/**
 * Parses the arguments: `runs=N`, `scores`, `frames` or `waits`, and `name=DIR` for each other
 * site.
 *
 * @throws Error that names the argument that is not understood
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const options: BenchOptions = { others: {}, runs: DEFAULT_RUNS, report: 'timings' };
  for (const arg of args) {
    const [name = '', value = ''] = arg.split(/=(.*)/);
    if (arg === 'scores' || arg === 'frames' || arg === 'waits') options.report = arg;
    else if (name === 'runs' && /^[1-9]\d*$/.test(value)) options.runs = Number(value);
    else if (name && name !== 'runs' && value) options.others[name] = value;
    else
      throw new Error(`Not understood: “${arg}”. Try runs=3, scores, frames, waits or other=DIR`);
  }
  return options;
}
