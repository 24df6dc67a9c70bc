/** What `npm run bench` was asked for. */
export type BenchOptions = {
  /** Folders of other static sites by the names that the report gives them. */
  others: Record<string, string>;
  /** How often each page is measured. */
  runs: number;
  report: Report;
};

/**
 * What is reported: the timings of the key pages, the four scores of every route, the frames of every
 * motion, or how long a visitor waits for an answer.
 */
export type Report = 'timings' | 'scores' | 'frames' | 'waits';

const DEFAULT_RUNS = 5;

/**
 * Reads the arguments of the command: `runs=N`, `scores`, `frames` or `waits`, and `name=DIR` for each
 * other site.
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
