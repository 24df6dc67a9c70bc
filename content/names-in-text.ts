const isInWord = (character = '') => /[\p{L}\p{N}]/u.test(character);

/** @returns where a text has a name as words of its own, which “Benchmarks” is not for Bench; -1 if nowhere */
export function indexOfName(name: string, text: string): number {
  let at = text.indexOf(name);
  while (at >= 0 && (isInWord(text[at - 1]) || isInWord(text[at + name.length]))) {
    at = text.indexOf(name, at + 1);
  }
  return at;
}
