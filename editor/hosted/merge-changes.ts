import { isEqual, isFields, isList, type Fields } from '@/engine/shared/values';
import { likeness, matchEntries } from '@/editor/yaml/match-entries';

/** A value that two people have changed in different ways; undefined where one took it away. */
export type Conflict = { path: readonly (string | number)[]; mine: unknown; theirs: unknown };

/** Decides which of two values stays. */
type Choose = (conflict: Conflict) => unknown;

/** Marks what a merge cannot do by parts. */
const AS_ONE = Symbol('as one');

/**
 * Merges two changes of the same values, field by field, and lists entry by entry.
 *
 * @param base the values that both began with; undefined if there were none
 * @param choose is asked, always in the same order, where both changed one field
 */
export function mergeChanges(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  choose: Choose,
  path: Conflict['path'] = [],
): unknown {
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return mine;
  if (isEqual(base, mine)) return theirs;
  if (isFields(mine) && isFields(theirs) && mine.kind === theirs.kind) {
    return mergeFields(isFields(base) ? base : {}, mine, theirs, choose, path);
  }
  if (isList(mine) && isList(theirs)) {
    const merged = mergeLists(isList(base) ? base : [], mine, theirs, choose, path);
    if (merged !== AS_ONE) return merged;
  }
  return choose({ path, mine, theirs });
}

function mergeFields(
  base: Fields,
  mine: Fields,
  theirs: Fields,
  choose: Choose,
  path: Conflict['path'],
): Fields {
  const merged = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].map((key) => [
    key,
    mergeChanges(base[key], mine[key], theirs[key], choose, [...path, key]),
  ]);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as Fields;
}

const idOf = (entry: unknown) => (isFields(entry) ? entry.id : undefined);

/** Whether an entry is another one now: it has another id, or nothing of the former. */
const isOther = (former: unknown, entry: unknown) =>
  idOf(former) !== idOf(entry) ||
  (isFields(former) && Object.keys(former).length > 1 && likeness(former, entry) === 0);

/** For each entry of the former list its index in the changed one. */
function placesOf(former: readonly unknown[], changed: readonly unknown[]) {
  const places = new Map<number, number>();
  matchEntries(former, changed).forEach((index, place) => {
    if (index !== undefined && !isOther(former[index], changed[place])) places.set(index, place);
  });
  return places;
}

/** One version of a list: which entry of the former list each of its entries was. */
function versionOf(base: readonly unknown[], entries: readonly unknown[]) {
  const places = placesOf(base, entries);
  const origins = new Map([...places].map(([origin, place]) => [place, origin]));
  return { entries, places, origins };
}
type Version = ReturnType<typeof versionOf>;

/** An entry of the merged list: one of the former list, or one that a version has added. */
type Item = { origin: number } | { added: unknown };

const itemsOf = ({ entries, origins }: Version): Item[] =>
  entries.map((added, place) => {
    const origin = origins.get(place);
    return origin === undefined ? { added } : { origin };
  });

const isSame = (one: Item, other: Item) =>
  'origin' in one || 'origin' in other
    ? 'origin' in one && 'origin' in other && one.origin === other.origin
    : isEqual(one.added, other.added);

function mergeLists(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  choose: Choose,
  path: Conflict['path'],
): unknown {
  const [own, other] = [versionOf(base, mine), versionOf(base, theirs)];
  const common = [...base.keys()].filter((key) => own.places.has(key) && other.places.has(key));
  const isSorted = ({ places }: Version) =>
    common.every((key, index) => index === 0 || places.get(common[index - 1]!)! < places.get(key)!);
  // Two new orders cannot both hold.
  if (!isSorted(own) && !isSorted(other)) return AS_ONE;
  // Nor can two entries have one id.
  const addedIds = (version: Version) =>
    itemsOf(version).flatMap((item) => ('added' in item ? (idOf(item.added) ?? []) : []));
  const ids = addedIds(own);
  const isClash = itemsOf(other).some(
    (item) =>
      'added' in item &&
      ids.includes(idOf(item.added) ?? '') &&
      !mine.some((entry) => isEqual(entry, item.added)),
  );
  if (isClash) return AS_ONE;

  const kept = new Map<number, unknown>();
  for (const [origin, former] of base.entries()) {
    const valueIn = ({ entries, places }: Version) => entries[places.get(origin) ?? -1];
    const merged = mergeChanges(former, valueIn(own), valueIn(other), choose, [...path, origin]);
    if (merged !== undefined) kept.set(origin, merged);
  }
  const [order, rest] = isSorted(own) ? [other, own] : [own, other];
  const items = itemsOf(order);
  itemsOf(rest).forEach((item, place, all) => {
    if (items.some((present) => isSame(present, item))) return;
    const before = all[place - 1];
    const index = before ? items.findIndex((present) => isSame(present, before)) : -1;
    items.splice(index + 1, 0, item);
  });
  return items.flatMap((item) => {
    if ('added' in item) return [item.added];
    return kept.has(item.origin) ? [kept.get(item.origin)] : [];
  });
}
