import { countWords, endsQuestion, endsSentence, lengthOf } from '@/content/model/text-measures';

test.each([
  ['English', 'We pay as you go, don’t we? 48 hours – at most.', 11],
  ['English with hyphens', 'A pay-as-you-go team of well-known people', 6],
  ['German', 'Die „Zeit“ läuft, und wir warten.', 6],
  ['Arabic', 'يبدأ العمل في اليوم الأول.', 5],
  ['Hindi', 'काम पहले दिन शुरू होता है।', 6],
])('words are counted in %s', (_, text, count) => {
  expect(countWords(text)).toBe(count);
});

test('words are counted alike wherever a line ends, and twice as many in a text repeated', () => {
  const text = 'It’s 3.5 - or -5, “e.g.” 12,000:\n\tpay-as- you -go\r\nwell-known… a.b';
  const once = countWords(text);
  expect(countWords(text.replace(/\s+/g, ' '))).toBe(once);
  expect(countWords(`${text} ${text}`)).toBe(2 * once);
  // The same count as by the segmenter of the whole text.
  let [count, before] = [0, ''];
  for (const { segment, isWordLike } of new Intl.Segmenter('und', { granularity: 'word' }).segment(
    text,
  )) {
    if (isWordLike && before !== '-') count += 1;
    before = segment;
  }
  expect(once).toBe(count);
});

test.each([
  ['Chinese', '我们在第一天开始工作', 4, 8],
  ['Japanese', '仕事は初日に始まります', 4, 8],
  ['Thai', 'งานเริ่มในวันแรก', 4, 6],
])('words are counted in %s, which has no spaces', (_, text, least, most) => {
  expect(countWords(text)).toBeGreaterThanOrEqual(least);
  expect(countWords(text)).toBeLessThanOrEqual(most);
});

test.each([
  ['one', 3],
  ['é', 1],
  ['e\u0301', 1],
  ['中文', 4],
  ['한국', 4],
  ['हिन्दी', 3],
  ['العَرَبِيَّة', 7],
])('%s is %d letters long', (text, length) => {
  expect(lengthOf(text)).toBe(length);
});

const sentences = {
  English: 'We begin.',
  'English, quoted': 'They said “we begin.”',
  'German, quoted': 'Sie sagen: „Wir beginnen.“',
  French: 'Nous commençons !',
  Hindi: 'हम शुरू करते हैं।',
  Chinese: '我们开始。',
  'Chinese, quoted': '他们说：「我们开始。」',
  Thai: 'เราเริ่มต้น',
  Amharic: 'እንጀምራለን።',
};
const questions = {
  English: 'Shall we begin?',
  Arabic: 'هل نبدأ؟',
  Greek: 'Ξεκινάμε;',
  Chinese: '我们开始吗？',
  Japanese: '始めますか。',
  Thai: 'เราเริ่มไหม',
  Armenian: 'Սկսե՞նք',
};

test.each(Object.entries(sentences))('the end of a sentence is recognised in %s', (_, text) => {
  expect(endsSentence(text)).toBe(true);
});

test.each(Object.entries(questions))('a question’s end in %s is that of a sentence', (_, text) => {
  expect(endsQuestion(text)).toBe(true);
  expect(endsSentence(text)).toBe(true);
});

test.each(['We begin', 'We begin;', 'We begin:', 'We begin,', 'हम शुरू', '我们开始', 'هل نبدأ،'])(
  '“%s” ends no sentence and no question',
  (text) => {
    expect(endsSentence(text)).toBe(false);
    expect(endsQuestion(text)).toBe(false);
  },
);

test('a full stop ends no question', () => {
  for (const text of [sentences.English, sentences.Hindi, sentences.Chinese]) {
    expect(endsQuestion(text)).toBe(false);
  }
});
