/** One step of a longer run; `run` resolves with an exit code, 0 for success. */
export type Step = {
  title: string;
  run: () => Promise<number>;
};

/** Runs one step under its heading and tells whether it succeeded. */
export async function runStep({ title, run }: Step): Promise<boolean> {
  console.log(`\n── ${title}`);
  return (await run()) === 0;
}

/**
 * Runs steps in order and stops at the first that fails.
 *
 * @throws Error that names the failed step
 */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (!(await runStep(step))) throw new Error(`\nStopped: ${step.title} failed (see above).`);
  }
}
