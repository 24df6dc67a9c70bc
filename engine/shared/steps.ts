import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One step of a longer run. */
export type Step = {
  title: string;
  /**
   * Resolves with an exit code, 0 for success.
   *
   * @param output file descriptor for the step's output, which must not go to the terminal while
   *   other steps run beside it
   */
  run: (output?: number) => Promise<number>;
  /** What to do about a failure, in a sentence, if there is more to say than `DEFAULT_REMEDY`. */
  remedy?: string;
};

const DEFAULT_REMEDY = 'Fix what is reported above, then run the same command again.';

/** Most tools keep one processor busy, and the smallest supported machines have two. */
const SIDE_BY_SIDE = 2;

/** Prints a heading, runs the step and returns whether it succeeded. */
export async function runStep({ title, run }: Step): Promise<boolean> {
  console.log(`\n── ${title}`);
  return (await run()) === 0;
}

/** An error that names each failed step and says what to do about it: the last lines of a run. */
export function failureOf(steps: readonly Step[]): Error {
  const lines = steps.map(({ title, remedy = DEFAULT_REMEDY }) => `${title} failed. ${remedy}`);
  return new Error(`\n${lines.join('\n')}`);
}

/**
 * Runs steps that depend on one another, in order, and stops at the first that fails.
 *
 * @throws Error that names the failed step
 */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (!(await runStep(step))) throw failureOf([step]);
  }
}

/**
 * Runs independent steps: all of them, so that one run reports every failure.
 *
 * @throws Error that names every failed step
 */
export async function runAllSteps(steps: readonly Step[]): Promise<void> {
  const failed = await runSideBySide(steps);
  if (failed.length > 0) throw failureOf(failed);
}

/**
 * Runs independent steps two at a time, in the given order. Each step's output is printed below its
 * heading when the step has ended.
 *
 * @returns the steps that failed
 */
export async function runSideBySide<Any extends Step>(steps: readonly Any[]): Promise<Any[]> {
  const waiting = [...steps];
  const failed = new Set<Any>();
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const file = join(folder, String(steps.indexOf(step)));
      const output = openSync(file, 'w');
      const code = await step.run(output).finally(() => closeSync(output));
      console.log(`\n── ${step.title}`);
      const printed = readFileSync(file, 'utf8').trimEnd();
      if (printed) console.log(printed);
      if (code !== 0) failed.add(step);
    }
  };
  try {
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  } finally {
    rmSync(folder, { recursive: true });
  }
  return steps.filter((step) => failed.has(step));
}
