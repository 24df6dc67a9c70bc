import reshaper from 'arabic-persian-reshaper';
import type { ReactNode } from 'react';

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const WORDS =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{M}]+(?: [\p{Script=Hebrew}\p{Script=Arabic}\p{M}]+)*/gu;
/** Parts of a word: letters from right to left; figures and others, which it captures; signs. */
const PARTS =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{M}]+|([\p{L}\p{N}](?:[^\p{Script=Hebrew}\p{Script=Arabic}]*[\p{L}\p{N}](?<![\p{Script=Hebrew}\p{Script=Arabic}]))?)|[^\p{L}\p{N}\p{M}]+/gu;
const MIRRORED: Readonly<Record<string, string>> = {
  ...{ '(': ')', ')': '(', '[': ']', ']': '[', '{': '}', '}': '{', '<': '>', '>': '<' },
  ...{ '«': '»', '»': '«', '‹': '›', '›': '‹' },
};
const graphemes = new Intl.Segmenter();

/** Whether the first letter of a text is of a script that is written from right to left. */
export const isRightToLeft = (text: string) => RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '');

const reversed = (text: string) =>
  Array.from(graphemes.segment(text), ({ segment }) => MIRRORED[segment] ?? segment)
    .reverse()
    .join('');

/**
 * The signs of a word in their order from left to right, Arabic letters in their joined forms.
 * Points and vowel signs, which readers do without, would stand beside their letters.
 */
function fromTheLeft(word: string): string {
  const joined = reshaper.ArabicShaper.convertArabic(word.replace(/\p{M}/gu, ''));
  return Array.from(joined.matchAll(PARTS), ([part, kept]) => kept ?? reversed(part))
    .reverse()
    .join('');
}

/** The words of a text; Latin ones that follow one another, and figures after them, are one. */
function groupsOf(text: string): string[] {
  const groups: string[] = [];
  for (const word of text.split(' ')) {
    const before = groups.at(-1) ?? '';
    const isLatin = /\p{Script=Latin}/u.test(before) && !RIGHT_TO_LEFT.test(before + word);
    if (isLatin) groups.push(`${groups.pop()} ${word}`);
    else groups.push(word);
  }
  return groups;
}

/**
 * A text as satori draws it, which places words and letters from left to right: the words of one
 * from right to left are the parts of a row in reverse.
 */
export function inItsDirection(text: string): ReactNode {
  if (!isRightToLeft(text)) {
    return text.replace(WORDS, (words) => words.split(' ').map(fromTheLeft).reverse().join(' '));
  }
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'row-reverse',
        flexWrap: 'wrap',
        columnGap: '0.25em',
        textAlign: 'right',
      }}
    >
      {groupsOf(text).map((group, index) => (
        <span key={index}>{RIGHT_TO_LEFT.test(group) ? fromTheLeft(group) : group}</span>
      ))}
    </div>
  );
}
