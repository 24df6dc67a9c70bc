const isInWord = (character = '') => /[\p{L}\p{N}]/u.test(character);

/**
 * @returns the index in the text at which a name stands as whole words (“Bench” is not in
 *   “Benchmarks”); -1 if it does not
 */
export function indexOfName(name: string, text: string): number {
  let at = text.indexOf(name);
  while (at >= 0 && (isInWord(text[at - 1]) || isInWord(text[at + name.length]))) {
    at = text.indexOf(name, at + 1);
  }
  return at;
}
