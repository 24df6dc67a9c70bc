/**
 * What is typed on a keyboard for characters that Unicode does not decompose: typographic
 * punctuation, and letters with a stroke, a hook or another form of their own.
 */
const TYPED_FOR: Readonly<Record<string, string>> = {
  '-': '‐–—',
  "'": '’‘ʼʻ',
  '"': '“”',
  ae: 'æ',
  b: 'ɓ',
  d: 'đðɖɗ',
  e: 'əɛ',
  f: 'ƒ',
  h: 'ħ',
  i: 'ı',
  k: 'ĸƙ',
  l: 'ł',
  n: 'ŋ',
  o: 'øɔ',
  oe: 'œ',
  ss: 'ß',
  t: 'ŧ',
  th: 'þ',
  y: 'ƴ',
  // The last letter of a Greek word has another form in lower case.
  σ: 'ς',
};

const typedFor = new Map(
  Object.entries(TYPED_FOR).flatMap(([typed, characters]) =>
    Array.from(characters, (character) => [character, typed] as const),
  ),
);

/**
 * A text as searches compare it: in lower case and as typed on a keyboard, without accents,
 * typographic punctuation or invisible characters.
 */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{DI}]/gu, '')
    .replace(/\P{ASCII}/gu, (character) => typedFor.get(character) ?? character);
}

/** Whether one of the parts contains the text, both folded; no part contains an empty text. */
export function hasText(parts: readonly string[], text: string): boolean {
  const wanted = folded(text);
  return wanted !== '' && parts.some((part) => folded(part).includes(wanted));
}

/**
 * Where a text first contains the wanted one, both folded. A letter of which only a part is wanted
 * (“e” of “æ”) belongs to the match.
 *
 * @returns the positions at which the match begins and ends; undefined if there is none
 */
export function placeOf(wanted: string, text: string): [number, number] | undefined {
  const compared = folded(wanted);
  const start = folded(text).indexOf(compared);
  if (start < 0 || compared === '') return undefined;
  let end = 0;
  /** For each character of the folded text, where the letter that it comes from begins and ends. */
  const places = (text.match(/.\p{M}*/gsu) ?? []).flatMap((letter) => {
    const place = [end, (end += letter.length)] as const;
    return Array.from({ length: folded(letter).length }, () => place);
  });
  return [places[start]![0], places[start + compared.length - 1]![1]];
}
