import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Steps that run two at a time: the first two wait for ever, and the third prints that it has
 * begun.
 */
const STEPS = `
import { runCommand } from './engine/shared/run-command.ts';
import { runAllSteps } from './engine/shared/steps.ts';
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
