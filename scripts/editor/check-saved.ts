import { spawn } from 'node:child_process';
import { SCRIPT_FLAGS } from '@/scripts/lib/run-script';

/**
 * Checks the content as the build does. It runs in a process of its own, because the content is
 * read once a process.
 *
 * @returns everything that is wrong, a line each; nothing if the content is valid
 */
export function findProblems(): Promise<string[]> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...SCRIPT_FLAGS, 'scripts/content.ts'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const chunks: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', ({ message }) => resolve([message]));
    child.once('close', (code) => {
      const lines = Buffer.concat(chunks).toString().split('\n').filter(Boolean);
      // Below a headline the problems are indented.
      const problems = lines.filter((line) => line.startsWith('  '));
      const found = [problems, lines, ['The check has failed']].find(({ length }) => length > 0);
      resolve(code === 0 || !found ? [] : found.map((line) => line.trim()));
    });
  });
}

/**
 * Checks the content after every save and says in the terminal what is wrong.
 *
 * @param find finds what is wrong
 * @param print prints a line
 */
export function createCheck(find = findProblems, print: (line: string) => void = console.log) {
  let latest: Promise<string[]> = Promise.resolve([]);
  return {
    /** Begins a check. */
    start(paths: readonly string[]): void {
      const saved = `Saved ${paths.join(', ')}`;
      latest = find().then((problems) => {
        print(problems.length > 0 ? `${saved}, but the site cannot be built:` : saved);
        problems.forEach((problem) => print(`  ${problem}`));
        return problems;
      });
    },
    /** What the latest check has found, as soon as it is finished. */
    problems: (): Promise<string[]> => latest,
  };
}
