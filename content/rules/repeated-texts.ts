import { problemAt, type Problem } from '@/engine/content/problem';
import { isList, valueAt } from '@/engine/content/values';
import type { Source } from '@/engine/content/source';

/** The place of a text. */
export interface Place {
  source: Source;
  path: readonly PropertyKey[];
  /** The text, if it is made of the one at that place and of others. */
  text?: string;
}

/** The places of the fields with these names in a file, if it could be read. */
export function placesIn(source: Source | undefined, fields: readonly string[]): Place[] {
  return source ? fields.map((field) => ({ source, path: [field] })) : [];
}

/** The places of the fields with these names in each entry of a list in a file. */
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
 * Search engines show titles and descriptions side by side, so each may be used only once.
 *
 * @param places of all titles and descriptions, the newest last
 * @returns a line for each later use, which names the first
 */
export function repeatedTexts(places: readonly Place[]): Problem[] {
  const first = new Map<string, Place>();
  return places.flatMap(({ source, path, text = valueAt(source.data, path) }) => {
    if (typeof text !== 'string') return [];
    const earlier = first.get(text);
    first.set(text, earlier ?? { source, path });
    if (!earlier) return [];
    const place = `${earlier.source.file}:${earlier.source.lineOf(earlier.path)}`;
    return [problemAt({ file: source.file, path }, `“${text}” is used in ${place}, too`)];
  });
}
