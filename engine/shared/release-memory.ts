import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { stop } from 'esbuild';

/**
 * Gives back the memory of what this process has finished: the objects of a large journal that has
 * been checked, and esbuild, which starts again when it is needed. Otherwise both would stay while
 * Next runs, because V8 collects hardly anything in a process that only waits.
 */
export async function releaseMemory(): Promise<void> {
  await stop();
  setFlagsFromString('--expose-gc');
  // Only contexts made after that have the function.
  (runInNewContext('gc') as () => void)();
}
