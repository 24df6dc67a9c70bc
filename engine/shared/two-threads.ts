import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Fewer items take less time than a second thread takes to start. */
const MANY = 100;

/** Synchronous work on items that do not depend on one another; its results are in their order. */
type Work<Item, Given, Result> = (items: readonly Item[], given: Given) => readonly Result[];

/** What a second thread is to do. */
export type Task = {
  /** URL of the module that exports the work. */
  module: string;
  /** The name under which it does. */
  name: string;
  items: readonly unknown[];
  given: unknown;
};

/**
 * Does work on items; if there are many, on the second half of them in another thread meanwhile.
 *
 * @param module URL of the module that exports `work`, because a thread has modules of its own
 * @param given whatever else the work needs; like the items and the results it is copied from
 *   thread to thread, so it cannot contain functions
 * @throws the error of either half
 */
export async function inTwoThreads<Item, Given, Result>(
  module: string,
  work: Work<Item, Given, Result>,
  items: readonly Item[],
  given: Given,
): Promise<readonly Result[]> {
  if (items.length < MANY) return work(items, given);
  const middle = Math.ceil(items.length / 2);
  const task: Task = { module, name: work.name, items: items.slice(middle), given };
  const thread = new Worker(new URL('./second-thread.mjs', import.meta.url), { workerData: task });
  const [own, [others]] = await Promise.all([
    Promise.resolve().then(() => work(items.slice(0, middle), given)),
    // Rejects if the thread ends with an error.
    once(thread, 'message') as Promise<[readonly Result[]]>,
  ]);
  return [...own, ...others];
}
