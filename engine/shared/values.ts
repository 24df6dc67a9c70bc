/** A group of fields from a file, whose values are not validated yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is a group of fields: neither a list nor `null`. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a list, of whatever. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** The fields of a value; none if it is not a group. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

/** The entries of a list that are groups of fields; none if the value is not a list. */
export function entriesOf(value: unknown): Fields[] {
  return isList(value) ? value.filter(isFields) : [];
}

/** The value at a path of keys and indices; undefined if there is none. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[key],
    data,
  );
}

/** Whether two values are the same data; the order of fields does not count. Runs in browsers, too. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, index) => isEqual(entry, other[index]));
  }
  if (!isFields(one) || !isFields(other)) return Object.is(one, other);
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqual(one[name], other[name]))
  );
}
