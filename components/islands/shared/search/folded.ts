/** What is typed on a keyboard for each typographic character. */
const TYPED: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '\u2011': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '…': '...',
};

/** A text as searches compare it: in lower case, without accents or typographic punctuation. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}|[’‘“”…–—\u2011\u00a0\u202f]/gu, (mark) => TYPED[mark] ?? '')
    .toLowerCase();
}

/** Whether one of the parts contains the text, both folded; no part contains an empty text. */
export function hasText(parts: readonly string[], text: string): boolean {
  const wanted = folded(text);
  return wanted !== '' && parts.some((part) => folded(part).includes(wanted));
}

/**
 * Where a text first contains the wanted one, both folded.
 *
 * @returns the positions at which the match begins and ends; undefined if there is none
 */
export function placeOf(wanted: string, text: string): [number, number] | undefined {
  const letters = Array.from(text, (letter) => ({ letter, compared: folded(letter) }));
  const compared = folded(wanted);
  const start = letters
    .map((one) => one.compared)
    .join('')
    .indexOf(compared);
  if (start < 0) return undefined;
  /** The position after the letters whose folded text has this length. */
  const behind = (length: number) => {
    let [position, seen] = [0, 0];
    for (const one of letters) {
      if (seen >= length) break;
      seen += one.compared.length;
      position += one.letter.length;
    }
    return position;
  };
  return [behind(start), behind(start + compared.length)];
}
