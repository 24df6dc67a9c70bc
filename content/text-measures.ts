/** Finds words in any language: those without spaces by a dictionary of the script. */
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** The words in what stands between two spaces; “pay-as-you-go” is one. */
function wordsBetweenSpaces(text: string): number {
  let count = 0;
  let before = '';
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (isWordLike && before !== '-') count += 1;
    before = segment;
  }
  return count;
}

/**
 * What has been counted: texts share most of their words, and to count one takes far longer than to
 * find it.
 */
const counted = new Map<string, number>();
/** In languages without spaces whole sentences stand between two of them, which no other text has. */
const LONGEST_SHARED = 30;

/** @returns the number of words in a text */
export function countWords(text: string): number {
  let count = 0;
  // No word goes on behind a space.
  for (const part of text.split(/[ \n\r\t]+/)) {
    const words = counted.get(part) ?? wordsBetweenSpaces(part);
    if (part.length <= LONGEST_SHARED) counted.set(part, words);
    count += words;
  }
  return count;
}

/** Characters as a reader counts them: an accent is a part of its letter. */
const CHARACTER = /[^\p{M}\p{Cf}]/gu;
/** Characters that are as wide as two letters, and say as much. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303F\uFF01-\uFF60]/gu;

/** @returns how many characters of a text are as wide as two */
export function countWide(text: string): number {
  return text.match(WIDE)?.length ?? 0;
}

/** @returns the length of a text in characters, wide ones counted twice */
export function lengthOf(text: string): number {
  return (text.match(CHARACTER)?.length ?? 0) + countWide(text);
}

/** What may follow the mark at the end of a sentence; “ and « close in some languages. */
const CLOSING = String.raw`[\p{Pe}\p{Pf}\p{Pi}"']*$`;
/** The last letter in scripts whose sentences have no mark of their own at the end. */
const UNMARKED = String.raw`[\p{Script=Thai}\p{Script=Lao}\p{Script=Tibetan}]\p{M}*`;
/** Latin, Arabic, Ethiopic, Coptic, Vai, Bamum and wide ones; Greek; Japanese without a mark. */
const ASKING = String.raw`[?\u061F\u1367\u2047-\u2049\u2CFA\u2CFB\uA60F\uA6F7\uFE56\uFF1F]|\p{Script=Greek}\p{M}*[;\u037E]|か。?`;

const QUESTION = new RegExp(`(?:${ASKING}|${UNMARKED})${CLOSING}`, 'u');
const SENTENCE = new RegExp(String.raw`(?:\p{Sentence_Terminal}|${UNMARKED})${CLOSING}`, 'u');
/** Armenian marks the word that is asked about, not the end of the question. */
const ARMENIAN_QUESTION = '\u055E';

/** @returns whether a text ends like a question in any language */
export function endsQuestion(text: string): boolean {
  return QUESTION.test(text) || text.includes(ARMENIAN_QUESTION);
}

/** @returns whether a text ends like a sentence in any language */
export function endsSentence(text: string): boolean {
  return SENTENCE.test(text) || endsQuestion(text);
}
