/** @returns the text before the first occurrence of a part, and the text after it */
export function splitAround(text: string, part: string): [before: string, after: string] {
  const [before = '', ...rest] = text.split(part);
  return [before, rest.join(part)];
}
