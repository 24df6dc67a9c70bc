import { articleAdvice } from '@/scripts/content/article-advice';

const link = 'See [looms](/service/looms).';
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

it('has no advice for an article of 700 to 1,000 words that addresses its reader', () => {
  // “You” and the link are three words.
  for (const count of [697, 997]) {
    const body = `You ${words(count)} ${link}`;
    expect(articleAdvice({ body, services: ['looms'] }, 'en')).toEqual([]);
  }
});

it.each([
  ['too short', `You ${words(300)}`, 'has 301 words; articles of 700 to 1000 are read to the end'],
  [
    'too long',
    `You ${words(1_000)}`,
    'has 1001 words; articles of 700 to 1000 are read to the end',
  ],
  ['to nobody', words(800), 'does not address its reader as “you”'],
])('advises about an article that is %s', (_, body, advice) => {
  expect(articleAdvice({ body, services: [] }, 'en')).toEqual([advice]);
});

it('checks only in English whether the reader is addressed', () => {
  expect(articleAdvice({ body: words(800), services: [] }, 'de')).toEqual([]);
});

it('advises to link each service that its fields name', () => {
  const body = `You ${words(800)} ${link}`;
  expect(articleAdvice({ body, services: ['looms', 'cloth'] }, 'en')).toEqual([
    'names the service “cloth” in its fields, but has no link to /service/cloth',
  ]);
});
