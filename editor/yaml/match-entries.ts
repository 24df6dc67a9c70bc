import { isEqual, isFields } from '@/engine/shared/values';

/** How many fields two entries have in common. */
export function likeness(one: unknown, other: unknown): number {
  if (!isFields(one) || !isFields(other)) return 0;
  return Object.keys(one).filter((key) => isEqual(one[key], other[key])).length;
}

/**
 * Finds for each entry of a changed list the entry of the former list that it was, so that an entry
 * that was moved or edited keeps its text and its comments. Equal entries are matched first, then
 * those with the most fields in common, then those at the same place: plain values, and whatever is
 * left if no entry was added or taken away.
 *
 * @returns for each entry the index of its former entry; undefined if the entry is new
 */
export function matchEntries(
  former: readonly unknown[],
  current: readonly unknown[],
): (number | undefined)[] {
  const matches = new Array<number | undefined>(current.length).fill(undefined);
  const free = new Set(former.keys());
  const match = (index: number, candidate: number | undefined) => {
    if (candidate === undefined || matches[index] !== undefined || !free.delete(candidate)) return;
    matches[index] = candidate;
  };

  current.forEach((entry, index) => {
    if (isEqual(entry, former[index]) && index < former.length) match(index, index);
  });
  current.forEach((entry, index) =>
    match(
      index,
      [...free].find((candidate) => isEqual(entry, former[candidate])),
    ),
  );
  current
    .flatMap((entry, index) =>
      [...free].map((candidate) => ({
        index,
        candidate,
        score: likeness(entry, former[candidate]),
        distance: Math.abs(index - candidate),
      })),
    )
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.distance - b.distance)
    .forEach(({ index, candidate }) => match(index, candidate));
  const isAsLong = former.length === current.length;
  current.forEach((entry, index) => {
    const arePlain = !isFields(entry) && !isFields(former[index]);
    if (arePlain || isAsLong) match(index, index);
  });
  return matches;
}
