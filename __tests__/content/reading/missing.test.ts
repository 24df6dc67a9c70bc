import { missingIn } from '@/content/model/reading/missing';

const facts = new Set(['company']);
const original = {
  heading: 'Why {company}',
  message: 'I would like to hire {role}.',
  keywords: ['one', 'two'],
  entries: [
    { id: 'a', title: 'A' },
    { id: 'b', title: 'B', link: null },
  ],
};

test('a complete translation lacks nothing, and may use facts and lists as it likes', () => {
  const translated = {
    heading: 'Warum wir',
    message: 'Ich suche {role}.',
    keywords: ['eins'],
    entries: [
      { id: 'b', title: 'Be' },
      { id: 'a', title: 'A' },
    ],
  };
  expect(missingIn(original, translated, facts)).toEqual([]);
});

test('each missing text, placeholder and entry is reported', () => {
  const translated = {
    heading: '',
    message: 'Ich suche jemanden.',
    keywords: ['eins'],
    entries: [{ id: 'a' }],
  };
  expect(missingIn(original, translated, facts)).toEqual([
    'heading: is missing',
    'message: must contain {role}',
    'entries, entry “a”.title: is missing',
    'entries, entry “b”: is missing',
  ]);
});

test('a missing file and the missing tags of a message are reported', () => {
  expect(missingIn(original, undefined, facts)).toEqual(['is missing']);
  expect(missingIn({ copyright: '© <name></name>' }, { copyright: '©' }, facts)).toEqual([
    'copyright: must contain <name>',
  ]);
});
