import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readdirSync, readFileSync } from 'node:fs';

const WATCH_MS = 500;

/** Memory of a process and all processes below it, in megabytes; 0 except on Linux. */
function memoryOf(pid: number): number {
  const read = (id: number, file: string) => readFileSync(`/proc/${id}/${file}`, 'utf8');
  try {
    const own = Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) / 1_024;
    const threads = readdirSync(`/proc/${pid}/task`).map(Number);
    const children = threads.flatMap((id) => read(pid, `task/${id}/children`).trim().split(' '));
    return children.filter(Boolean).reduce((sum, child) => sum + memoryOf(Number(child)), own);
  } catch {
    // The process has ended, or this is not Linux.
    return 0;
  }
}

/**
 * Runs Node in a folder, and appends its output to a file.
 *
 * @returns the seconds that it took, and the most megabytes of memory that it used
 */
export async function timedNode(args: readonly string[], folder: string, log: string) {
  const output = openSync(log, 'a');
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', output, output],
    // Types cannot be checked: some scripts import from the tests, which a copy lacks.
    env: { ...process.env, TYPES_ARE_CHECKED: '1', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  let megabytes = 0;
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, memoryOf(child.pid ?? 0));
  }, WATCH_MS);
  const [status] = (await once(child, 'exit')) as [number | null];
  clearInterval(watch);
  if (status !== 0) throw new Error(`${args.join(' ')} failed in ${folder}: see ${log}`);
  return { seconds: (performance.now() - started) / 1_000, megabytes };
}
