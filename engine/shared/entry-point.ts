import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Runs `main` if the calling module is the file that Node was started with, not if it is imported
 * by another script or a test. A thrown error sets exit code 1 and prints one plain message,
 * because a stack trace does not help somebody whose port is taken.
 *
 * @param moduleUrl `import.meta.url` of the calling module
 */
export async function runAsEntryPoint(
  moduleUrl: string,
  main: () => void | Promise<void>,
): Promise<void> {
  const started = process.argv[1];
  if (!started || realpathSync(started) !== fileURLToPath(moduleUrl)) return;
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
