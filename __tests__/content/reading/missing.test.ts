import { missingIn, untranslatedIn } from '@/content/model/reading/missing';

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

test('each missing text, placeholder and entry is reported, but no fact and no word of a list', () => {
  const translated = {
    heading: 'Warum wir',
    message: 'Ich suche jemanden.',
    keywords: ['eins'],
    entries: [{ id: 'b', title: '' }],
  };
  expect(missingIn(original, translated, facts)).toEqual([
    'message: must contain {role}',
    'entries, entry “a”: is missing',
    'entries, entry “b”.title: is missing',
  ]);
});

test('a field of the contact form is known by its name, a person or a choice is not', () => {
  const fields = [
    { kind: 'text', name: 'po-number', label: 'Number of the order' },
    { kind: 'text', name: 'loom-name', label: 'Your loom' },
  ];
  const form = { fields, people: [{ name: 'Ada' }] };
  const translated = { fields: [{ ...fields[1] }, { ...fields[1], name: 'weber' }], people: [{}] };
  expect(missingIn(form, translated, facts)).toEqual(['fields, entry “po-number”: is missing']);
  expect(untranslatedIn(form, translated)).toEqual(['fields, entry “loom-name”.label']);
});

test('a missing file and the missing tags of a message are reported', () => {
  expect(missingIn(original, undefined, facts)).toEqual(['is missing']);
  expect(missingIn({ copyright: '© <name></name>' }, { copyright: '©' }, facts)).toEqual([
    'copyright: must contain <name>',
  ]);
});

test('texts of several words that are still those of the original are named', () => {
  const translated = {
    heading: 'Why {company}',
    message: 'I would like to hire {role}.',
    keywords: ['one', 'zwei'],
    entries: [
      { id: 'b', title: 'B' },
      { id: 'a', title: 'A' },
    ],
    sections: [{ text: 'It is new.' }, { text: 'It is old.' }],
  };
  const whole = {
    ...original,
    entries: [{ id: 'b', title: 'As it was' }],
    sections: [{ text: 'It was new.' }, { text: 'It is old.' }],
  };
  expect(untranslatedIn(whole, translated)).toEqual(['message', 'sections, entry 2.text']);
  expect(
    untranslatedIn(whole, {
      ...translated,
      entries: [{ id: 'c' }, { id: 'b', title: 'As it was' }],
    }),
  ).toContain('entries, entry “b”.title');
  expect(untranslatedIn(whole, undefined)).toEqual([]);
});
