/** A text without its percent-encoding; undefined if an escape is malformed. */
export function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** A text without its percent-encoding; as it is if an escape is malformed. */
export function decoded(value: string): string {
  return decode(value) ?? value;
}
