import type { Order, Report, Task } from './on-all-processors';

type TaskModule = { task: Task<unknown, unknown, unknown> };

/** The process of `onAllProcessors`: it is told what to do, then an input at a time. */
let task: Promise<(input: unknown) => unknown> | undefined;

process.on('message', (order: Order) => {
  if ('input' in order) void reportOn(order.input).then((report) => process.send?.(report));
  else task = taskOf(order);
});

async function taskOf({ module, settings }: Exclude<Order, { input: unknown }>) {
  // Whoever names a module says that it has a task.
  const found = (await import(module)) as TaskModule;
  return found.task.make(settings);
}

async function reportOn(input: unknown): Promise<Report> {
  try {
    return { output: (await task)?.(input) };
  } catch (error) {
    return { error: error as Error };
  }
}
