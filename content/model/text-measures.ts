/** Finds words in any language; in scripts without spaces, by a dictionary. */
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** The number of words between two spaces; “pay-as-you-go” is one. */
function wordsBetweenSpaces(text: string): number {
  let count = 0;
  let before = '';
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (isWordLike && before !== '-') count += 1;
    before = segment;
  }
  return count;
}

/** Cached counts: texts share most of their words, and counting takes far longer than finding. */
const counted = new Map<string, number>();
/** Longer parts are whole sentences of languages without spaces, which no other text shares. */
const LONGEST_SHARED = 30;

/** @returns the number of words in a text of any language; “pay-as-you-go” is one */
export function countWords(text: string): number {
  let count = 0;
  // No word continues after a space.
  for (const part of text.split(/[ \n\r\t]+/)) {
    const words = counted.get(part) ?? wordsBetweenSpaces(part);
    if (part.length <= LONGEST_SHARED) counted.set(part, words);
    count += words;
  }
  return count;
}

/** Characters as readers count them: an accent is a part of its letter. */
const CHARACTER = /[^\p{M}\p{Cf}]/gu;
/** Characters that are as wide as two letters, and say as much. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303F\uFF01-\uFF60]/gu;

/** @returns how many characters of a text are as wide as two */
export function countWide(text: string): number {
  return text.match(WIDE)?.length ?? 0;
}

/** @returns the length of a text in characters as readers count them, wide ones counted twice */
export function lengthOf(text: string): number {
  return (text.match(CHARACTER)?.length ?? 0) + countWide(text);
}

/** What may follow the last mark of a sentence; “ and « are closing marks in some languages. */
const CLOSING = String.raw`[\p{Pe}\p{Pf}\p{Pi}"']*$`;
/** The last letter in scripts whose sentences have no mark of their own at the end. */
const UNMARKED = String.raw`[\p{Script=Thai}\p{Script=Lao}\p{Script=Tibetan}]\p{M}*`;
/** Latin, Arabic, Ethiopic, Coptic, Vai, Bamum and wide marks; Greek; Japanese without a mark. */
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
