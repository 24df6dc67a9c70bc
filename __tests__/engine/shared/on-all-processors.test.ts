import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { folderWith } from '@/__tests__/temporary-folder';
import { SCRIPT_FLAGS } from '@/scripts/lib/run-script';

const COUNT = 100;
const TASK = `export const task = {
  module: import.meta.url,
  make: ({ knot }) => (number) => {
    if (number === knot) throw new Error('a knot in thread ' + number);
    return { number, pid: process.pid };
  },
};`;
const RUN = `import { onAllProcessors } from '${pathToFileURL(resolve('engine/shared/on-all-processors.ts')).href}';
import { task } from './task.mjs';
const [count, knot] = process.argv.slice(2).map(Number);
const inputs = Array.from({ length: count }, (_, index) => index);
console.log(JSON.stringify({ pid: process.pid, outputs: await onAllProcessors(task, { knot }, inputs, 2) }));`;

/** Jest reads modules in its own way, so this runs as a build does. */
function run(count: number, knot = -1) {
  const folder = folderWith({ 'task.mjs': TASK, 'run.mjs': RUN });
  const flags = [...SCRIPT_FLAGS, join(folder, 'run.mjs'), String(count), String(knot)];
  return spawnSync(process.execPath, flags, { encoding: 'utf8' });
}

const found = (count: number) =>
  JSON.parse(run(count).stdout) as { pid: number; outputs: { number: number; pid: number }[] };

test('many inputs are worked on in several processes, and their outputs are in order', () => {
  const { pid, outputs } = found(COUNT);
  expect(outputs.map(({ number }) => number)).toEqual([...Array.from({ length: COUNT }).keys()]);
  expect(outputs.some((output) => output.pid === pid)).toBe(false);
});

test('a few are worked on at once, in the process that asks', () => {
  const { pid, outputs } = found(3);
  expect(outputs.every((output) => output.pid === pid)).toBe(true);
});

test('the first mistake ends the work and is told', () => {
  const { status, stderr } = run(COUNT, 7);
  expect(status).not.toBe(0);
  expect(stderr).toContain('a knot in thread 7');
});
