import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve as resolvePath } from 'node:path';
import { fileURLToPath } from 'node:url';

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

/** Prints a heading and runs the step. @returns whether its exit code is 0; rejects if `run` does */
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
 * Runs independent steps: all of them, so that one run reports every failure. A single step prints
 * its output immediately.
 *
 * @throws Error that names every failed step
 */
export async function runAllSteps(steps: readonly Step[]): Promise<void> {
  if (steps.length === 1) return runSteps(steps);
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

type Options = {
  /** Variables added to those of our own environment. */
  env?: Record<string, string>;
  /** File descriptor for both output streams; by default our standard output. */
  output?: number;
};

const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Megabytes for new objects, instead of Node's 16: with more, garbage is collected less often. With
 * 64 the processes of a site of a thousand articles took another 0.2 GB, and no less time. A
 * `NODE_OPTIONS` in the environment replaces this option.
 */
const NODE_MEMORY = '--max-semi-space-size=32';

/**
 * Runs a program in the working directory and resolves with its exit code; 1 if a signal ended it.
 * Both of its streams go to one output, so that a log keeps the lines in order. A signal that
 * stops us is passed on, so that no child process outlives us, and then stops us, so that nothing
 * else is begun.
 *
 * @throws Error if the program cannot be started
 */
export function runCommand(
  command: string,
  args: string[],
  { env = {}, output = 1 }: Options = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: {
        NODE_OPTIONS: NODE_MEMORY,
        ...process.env,
        NEXT_TELEMETRY_DISABLED: '1',
        ...env,
      },
      stdio: [0, output, output],
    });
    let stoppedBy: NodeJS.Signals | undefined;
    const stop = (signal: NodeJS.Signals) => {
      stoppedBy = signal;
      child.kill(signal);
    };
    STOP_SIGNALS.forEach((signal) => process.on(signal, stop));
    const release = () => STOP_SIGNALS.forEach((signal) => process.off(signal, stop));
    child.once('error', (cause) => {
      release();
      reject(new Error(`${command} could not be started: ${cause.message}. Has npm ci run?`));
    });
    child.once('exit', (code) => {
      release();
      if (stoppedBy) process.kill(process.pid, stoppedBy);
      else resolve(code ?? 1);
    });
  });
}

/** What Next loads first, as a URL, which may hold any sign. */
const DANGLING_LINKS = new URL('dangling-links.mjs', import.meta.url).href;

/**
 * Runs the Next that is installed for the site in the working directory, or above it, as
 * `runCommand` does.
 *
 * @throws Error if none is installed
 */
export function runNext(args: string[], options?: Options): Promise<number> {
  const next = createRequire(resolvePath('package.json')).resolve('next/dist/bin/next');
  return runCommand(process.execPath, ['--import', DANGLING_LINKS, next, ...args], options);
}

/** The engine's own command. */
const CLI = fileURLToPath(new URL('../cli.ts', import.meta.url));

/**
 * Runs the engine's command in a process of its own, with the flags of this one, as `runCommand`
 * does.
 */
export function runEngine(args: string[], options?: Options): Promise<number> {
  return runCommand(process.execPath, [...process.execArgv, CLI, ...args], options);
}
