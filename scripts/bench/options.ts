/** What `npm run bench` was asked for. */
export type BenchOptions = {
  /** Folders of other static sites by the names that the report gives them. */
  others: Record<string, string>;
  /** How often each page is measured. */
  runs: number;
  /** Report the four scores of every route instead of the timings of the key pages. */
  scores: boolean;
};

const DEFAULT_RUNS = 5;

/**
 * Reads the arguments of the command: `runs=N`, `scores`, and `name=DIR` for each other site.
 *
 * @throws Error that names the argument that is not understood
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const options: BenchOptions = { others: {}, runs: DEFAULT_RUNS, scores: false };
  for (const arg of args) {
    const [name = '', value = ''] = arg.split(/=(.*)/);
    if (arg === 'scores') options.scores = true;
    else if (name === 'runs' && /^[1-9]\d*$/.test(value)) options.runs = Number(value);
    else if (name && name !== 'runs' && value) options.others[name] = value;
    else throw new Error(`Not understood: “${arg}”. Try runs=3, scores or other=DIR`);
  }
  return options;
}
