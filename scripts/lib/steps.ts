/** One step of a longer run; `run` resolves with an exit code, 0 for success. */
export type Step = {
  title: string;
  run: () => Promise<number>;
  /** What to do about a failure, where the step's own output does not say it. */
  remedy?: string;
};

/** Runs one step under its heading and tells whether it succeeded. */
export async function runStep({ title, run, remedy }: Step): Promise<boolean> {
  console.log(`\n── ${title}`);
  const succeeded = (await run()) === 0;
  if (!succeeded && remedy) console.log(remedy);
  return succeeded;
}

/**
 * Runs steps that need one another, in order, and stops at the first that fails.
 *
 * @throws Error that names the failed step
 */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (!(await runStep(step))) throw new Error(`\nStopped: ${step.title} failed (see above).`);
  }
}

/**
 * Runs steps that do not need one another: all of them, so that one run tells everything.
 *
 * @throws Error that names every failed step
 */
export async function runAllSteps(steps: readonly Step[]): Promise<void> {
  const failed: string[] = [];
  for (const step of steps) {
    if (!(await runStep(step))) failed.push(step.title);
  }
  if (failed.length > 0) throw new Error(`\nFailed: ${failed.join(', ')} (see above).`);
}
