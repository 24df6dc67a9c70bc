/** @returns what stands before the first place of a part in a text, and what stands behind it */
export function splitAround(text: string, part: string): [before: string, after: string] {
  const [before = '', ...rest] = text.split(part);
  return [before, rest.join(part)];
}
