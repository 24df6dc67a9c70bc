import { problemAt } from '@/engine/content/validate';
import { isList, valueAt } from '@/engine/content/values';
import type { Source } from '@/engine/content/yaml-source';

/** Where a text stands. */
export interface Place {
  source: Source;
  path: readonly PropertyKey[];
  /** If it is made of that and of other texts. */
  text?: string;
}

/** Where the fields of these names stand in a file, if it could be read. */
export function placesIn(source: Source | undefined, fields: readonly string[]): Place[] {
  return source ? fields.map((field) => ({ source, path: [field] })) : [];
}

/** The same for each entry of a list in it. */
export function placesInEntries(
  source: Source | undefined,
  list: string,
  fields: readonly string[],
): Place[] {
  const entries = valueAt(source?.data, [list]);
  if (!source || !isList(entries)) return [];
  return entries.flatMap((_, index) =>
    fields.map((field) => ({ source, path: [list, index, field] })),
  );
}

/**
 * Search engines show titles and descriptions side by side, so each may be used once.
 *
 * @param places of all of them, the newest last
 * @returns a line for each later use, which names the first
 */
export function repeatedTexts(places: readonly Place[]): string[] {
  const first = new Map<string, Place>();
  return places.flatMap(({ source, path, text = valueAt(source.data, path) }) => {
    if (typeof text !== 'string') return [];
    const earlier = first.get(text);
    first.set(text, earlier ?? { source, path });
    if (!earlier) return [];
    const place = `${earlier.source.file}:${earlier.source.lineOf(earlier.path)}`;
    return [problemAt(source, path, `“${text}” is used in ${place}, too`)];
  });
}
