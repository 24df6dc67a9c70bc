/** @returns the entries with these ids, in their order; all of them without ids */
export function entriesWith<Entry extends { id: string }>(
  all: readonly Entry[],
  ids: readonly string[] | undefined,
): readonly Entry[] {
  return ids?.flatMap((id) => all.find((entry) => entry.id === id) ?? []) ?? all;
}
