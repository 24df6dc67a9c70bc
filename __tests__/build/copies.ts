import { spawnSync } from 'node:child_process';

/**
 * Runs Node in a copy of the site.
 *
 * @returns what the program printed, on each of its streams
 * @throws Error with what it printed, if it fails
 */
export function outputIn(copy: string, args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    env: {
      ...process.env,
      // By it Playwright recognises a process that Jest has started, and refuses to run.
      JEST_WORKER_ID: undefined,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ...env,
    },
  });
  if (status !== 0) throw new Error(`${args.join(' ')} fails in ${copy}:\n${stdout}${stderr}`);
  return { stdout, stderr };
}

/** The same, but only what it printed on its standard output. */
export const runIn = (...args: Parameters<typeof outputIn>) => outputIn(...args).stdout;
