/** A text without its percent-encoding; undefined if an escape is malformed. */
export function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
