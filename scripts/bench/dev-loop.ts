import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '@/scripts/bench/median';
import { freePort, THIS_MACHINE } from '@/scripts/lib/local-ports';

const NEXT = join('node_modules', 'next', 'dist', 'bin', 'next');
const SAVES = 5;
const POLL_MS = 20;
const GIVE_UP_MS = 120_000;

/** What an owner waits for in `npm run dev`, in milliseconds. */
export interface DevLoop {
  /** From the command to the first page. */
  firstPage: number;
  /** From a save to the page that shows it, the median of five. */
  save: number;
}

/**
 * Runs `next dev` in a folder, asks for a page and saves its text several times.
 *
 * @param path the page's path, such as `/blog/one`
 * @param save changes the page's text, and returns words that only the changed page has
 * @throws Error if the page does not show them within two minutes
 */
export async function measureDevLoop(
  folder: string,
  { path, save }: { path: string; save: () => string },
): Promise<DevLoop> {
  const port = await freePort();
  const shows = async (words: string) => {
    const begun = performance.now();
    for (;;) {
      const response = await fetch(`http://${THIS_MACHINE}:${port}${path}`).catch(() => undefined);
      const page = await response?.text();
      const passed = performance.now() - begun;
      if (page?.includes(words)) return passed;
      if (passed > GIVE_UP_MS) throw new Error(`${path} does not show “${words}” in next dev`);
      await wait(POLL_MS);
    }
  };
  // A group of its own, because Next starts further processes.
  const server = spawn(
    process.execPath,
    [NEXT, 'dev', '--hostname', THIS_MACHINE, '--port', String(port)],
    { cwd: folder, detached: true, stdio: 'ignore' },
  );
  const ended = once(server, 'exit');
  try {
    const firstPage = await shows('</html>');
    const saves: number[] = [];
    while (saves.length < SAVES) saves.push(await shows(save()));
    return { firstPage, save: median(saves) };
  } finally {
    if (server.pid) process.kill(-server.pid);
    await ended;
  }
}
