import { isMainThread } from 'node:worker_threads';

type Given = { bad?: number; names: ReadonlyMap<boolean, string> };

/** Work for `inTwoThreads`, which says where it was done. */
export function squares(numbers: readonly number[], { bad, names }: Given): string[] {
  return numbers.map((number) => {
    if (number === bad) throw new Error(`${number} has no square`);
    return `${number * number} ${names.get(isMainThread)}`;
  });
}
