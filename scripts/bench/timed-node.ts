import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

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

/** Seconds from the beginning of a run to its end, or of a part of it. */
export interface Timed {
  seconds: number;
  /** The most memory of all processes at a time. */
  megabytes: number;
  /** Seconds of each part, by its name. */
  parts: Record<string, number>;
}

/**
 * Runs Node in a folder, and appends its output to a file.
 *
 * @param parts what a line of the output begins with when a part of the run begins; the first part
 *   begins with the run
 */
export async function timedNode(
  args: readonly string[],
  { folder, log, parts }: { folder: string; log: string; parts: Record<string, RegExp> },
): Promise<Timed> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Types cannot be checked: some scripts import from the tests, which a copy lacks.
    env: { ...process.env, TYPES_ARE_CHECKED: '1' },
  });
  const begun: [string, number][] = [[Object.keys(parts)[0] ?? '', started]];
  createInterface(child.stdout).on('line', (line) => {
    const part = Object.keys(parts).find((name) => parts[name]?.test(line));
    if (part && begun.at(-1)?.[0] !== part) begun.push([part, performance.now()]);
    appendFileSync(log, `${line}\n`);
  });
  child.stderr.on('data', (text: Buffer) => appendFileSync(log, text));
  let megabytes = 0;
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, memoryOf(child.pid ?? 0));
  }, WATCH_MS);
  const [status] = (await once(child, 'close')) as [number | null];
  clearInterval(watch);
  if (status !== 0) throw new Error(`${args.join(' ')} failed in ${folder}: see ${log}`);
  const ended = performance.now();
  const secondsOf = begun.map(([name, at], index) => {
    return [name, ((begun[index + 1]?.[1] ?? ended) - at) / 1_000] as const;
  });
  return {
    seconds: (ended - started) / 1_000,
    megabytes,
    parts: Object.fromEntries(secondsOf),
  };
}
