import { renderToStaticMarkup } from 'react-dom/server';
import { inItsDirection } from '@/components/social/right-to-left';

const wordsOf = (text: string) =>
  Array.from(
    renderToStaticMarkup(inItsDirection(text)).matchAll(/<span>(.*?)<\/span>/g),
    ([, word]) => word,
  );

test.each([
  ['brackets and a question', 'לעסקים (קטנים)?', ['םיקסעל', '?(םינטק)']],
  ['figures and Latin words', 'ב-24/7 עם Google Cloud 2026', ['24/7-ב', 'םע', 'Google Cloud 2026']],
  ['points', 'שָׁלוֹם', ['םולש']],
  // Letters in the forms for the end, the middle and the beginning of a word.
  ['Arabic letters and quotes', '«للشركات»', ['«\uFE95\uFE8E\uFEDB\uFEAE\uFEB8\uFEE0\uFEDF»']],
  ['Persian letters and a vowel sign', 'گُزارش!', ['!\uFEB5\uFEAD\uFE8D\uFEB0\uFB94']],
])('%s stand where they do in a line from right to left', (_, text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('words from right to left stand in their place in another text', () => {
  expect(inItsDirection('Looms (שלום עולם), cafés')).toBe('Looms (םלוע םולש), cafés');
});
