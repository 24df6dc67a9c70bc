/** A name in braces, such as `{company}`. */
export const PLACEHOLDER = /\{(\w+)\}/g;

/**
 * Replaces names in braces by what they stand for, wherever they occur. A name that stands for
 * nothing is left. Nothing in the values has a meaning of its own, as `$&` has for
 * `String.replace`.
 */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
