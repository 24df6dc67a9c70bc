import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { NODE_MEMORY } from './run-command';

/** With fewer inputs other processes would not be ready before the work is done. */
const WORTH_PROCESSES = 64;

const PROCESSOR = fileURLToPath(new URL('./processor.ts', import.meta.url));

/** What is done for each input, and the module that exports this as `task`. */
export type Task<Settings, Input, Output> = {
  module: string;
  make: (settings: Settings) => (input: Input) => Output;
};

/** What a process is told: first of its work, then an input at a time. */
export type Order = { module: string; settings: unknown } | { input: unknown };

/** What it says of an input. */
export type Report = { output: unknown } | { error: Error };

/**
 * Does a task for each input, on all processors if there are many; settings, inputs and outputs are
 * plain data.
 *
 * @returns the outputs, in the order of the inputs
 * @throws the first error of a task
 */
export async function onAllProcessors<Settings, Input, Output>(
  { module, make }: Task<Settings, Input, Output>,
  settings: Settings,
  inputs: readonly Input[],
  processors = availableParallelism(),
): Promise<Output[]> {
  if (inputs.length < WORTH_PROCESSES || processors < 2) return inputs.map(make(settings));
  const outputs: Output[] = [];
  const waiting = inputs.keys();
  const first: Order = { module, settings };
  // The task says what it makes.
  const done = (index: number, output: unknown) => void (outputs[index] = output as Output);
  const work = () => workOn(first, inputs, waiting, done);
  await Promise.all(Array.from({ length: processors }, work));
  return outputs;
}

/** A process with the flags of this one, which takes an input as soon as it has done another. */
function workOn(
  first: Order,
  inputs: readonly unknown[],
  waiting: Iterator<number>,
  done: (index: number, output: unknown) => void,
): Promise<void> {
  const env = { NODE_OPTIONS: NODE_MEMORY, ...process.env };
  const child = fork(PROCESSOR, { serialization: 'advanced', env });
  const send = (order: Order) => void child.send(order);
  return new Promise<void>((resolve, reject) => {
    let current = 0;
    const next = () => {
      const turn = waiting.next();
      if (turn.done) return resolve();
      current = turn.value;
      send({ input: inputs[current] });
    };
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`A process ended with ${code}`)));
    child.on('message', (report: Report) => {
      if ('error' in report) return reject(report.error);
      done(current, report.output);
      next();
    });
    send(first);
    next();
  }).finally(() => void child.kill());
}
