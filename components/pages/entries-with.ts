/** @returns the entries with these ids, in the order of the ids; without ids, all entries */
export function entriesWith<Entry extends { id: string }>(
  all: readonly Entry[],
  ids: readonly string[] | undefined,
): readonly Entry[] {
  return ids?.flatMap((id) => all.find((entry) => entry.id === id) ?? []) ?? all;
}
