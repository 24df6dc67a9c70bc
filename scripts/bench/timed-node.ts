import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readdirSync, readFileSync } from 'node:fs';

const WATCH_MS = 500;

/** Memory of a process and of all that it has started, in megabytes; Linux alone says so. */
function memoryOf(pid: number): number {
  const read = (id: number, file: string) => readFileSync(`/proc/${id}/${file}`, 'utf8');
  try {
    const own = Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) / 1_024;
    const threads = readdirSync(`/proc/${pid}/task`).map(Number);
    const children = threads.flatMap((id) => read(pid, `task/${id}/children`).trim().split(' '));
    return children.filter(Boolean).reduce((sum, child) => sum + memoryOf(Number(child)), own);
  } catch {
    // It has ended.
    return 0;
  }
}

/**
 * Runs Node in a folder, and its output goes to the end of a file.
 *
 * @returns how long it took, and the most memory that it had
 */
export async function timedNode(args: readonly string[], folder: string, log: string) {
  const output = openSync(log, 'a');
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', output, output],
    // A copy lacks the tests, on which some tools rely for their types.
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
