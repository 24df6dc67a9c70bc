/** A name in braces, such as `{company}`. */
export const PLACEHOLDER = /\{(\w+)\}/g;

/**
 * Replaces names in braces with their values, wherever they occur. A name without a value stays.
 * Values are inserted literally: nothing in them has a special meaning, as `$&` has for
 * `String.replace`.
 */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
