const underWay = new Set<Promise<unknown>>();

/** Lets a stop of this process wait for work, such as a save of several files. */
export function finishing<Result>(work: Promise<Result>): Promise<Result> {
  const settled: Promise<unknown> = work.then(
    () => underWay.delete(settled),
    () => underWay.delete(settled),
  );
  underWay.add(settled);
  return work;
}

/** Ends this process as soon as nothing is under way any more. */
export async function stop(code?: number): Promise<void> {
  while (underWay.size > 0) await Promise.all(underWay);
  process.exit(code);
}
