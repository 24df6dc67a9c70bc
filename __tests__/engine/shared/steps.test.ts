import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { runAllSteps, runSideBySide, runSteps, type Step } from '@/engine/shared/steps';

const ran: string[] = [];
const log = jest.spyOn(console, 'log').mockImplementation(() => {});
const step = (title: string, code: number, remedy?: string): Step => ({
  title,
  remedy,
  run: () => {
    ran.push(title);
    return Promise.resolve(code);
  },
});
const steps = [step('Types', 1), step('Spelling', 2, 'Teach the word.'), step('Tests', 0)];

beforeEach(() => {
  ran.length = 0;
  log.mockClear();
});

test('all checks run, and the last lines say what to do about those that failed', async () => {
  await expect(runAllSteps(steps)).rejects.toThrow(
    '\nTypes failed. Fix what is reported above, then run the same command again.' +
      '\nSpelling failed. Teach the word.',
  );
  expect(ran).toEqual(['Types', 'Spelling', 'Tests']);
});

test('steps that depend on one another stop at the first that fails', async () => {
  await expect(runSteps(steps)).rejects.toThrow('Types failed.');
  expect(ran).toEqual(['Types']);
});

test('parallel steps run two at a time, and their output is not mixed', async () => {
  const ends: (() => void)[] = [];
  const slow = (title: string): Step => ({
    title,
    run: (output) => {
      writeSync(output!, `${title} prints\n`);
      return new Promise((resolve) => ends.push(() => resolve(title === 'Lint' ? 1 : 0)));
    },
  });
  const [lint, types, spelling] = ['Lint', 'Types', 'Spelling'].map(slow);
  const failed = runSideBySide([lint!, types!, spelling!]);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await new Promise(setImmediate);
  expect(ends).toHaveLength(3);
  ends[0]?.();
  ends[2]?.();
  expect(await failed).toEqual([lint]);
  const printed = log.mock.calls.map(([line]: string[]) => line?.trim());
  expect(printed).toEqual([
    ...['── Types', 'Types prints'],
    ...['── Lint', 'Lint prints'],
    ...['── Spelling', 'Spelling prints'],
  ]);
});

/**
 * Steps that run two at a time: the first two wait for ever, and the third prints that it has
 * begun.
 */
const STEPS = `
import { runAllSteps, runCommand } from './engine/shared/steps.ts';
const step = (title, code) => ({ title, run: () => runCommand(process.execPath, ['-e', code]) });
const waiting = step('Waiting', 'console.log("waits"); setInterval(() => {}, 1_000)');
void runAllSteps([waiting, waiting, step('Next', 'console.log("has begun")')]);
`;

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends all steps, and none begins', async (signal) => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', STEPS]);
  const ended = once(child, 'exit');
  let printed = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    printed += chunk;
    if (printed.endsWith('waits\n') && printed.match(/waits/g)?.length === 2) child.kill(signal);
  }
  expect(await ended).toEqual([null, signal]);
  expect(printed).not.toContain('has begun');
});
