import { folderWith } from '@/__tests__/temporary-folder';
import { fileNote } from '@/content/model/file-note';

function noteOf(
  name: string,
  bytes: number,
  locale: string,
  href = `/files/${name}`,
  words = 'Our terms',
) {
  const root = folderWith({ [`public/files/${name}`]: Buffer.alloc(bytes) });
  return fileNote(href, words, { root, locale });
}

it.each([
  ['terms.pdf', 240_100, 'en-GB', ' (PDF, 240 kB)'],
  ['terms.pdf', 2_449_000, 'en-GB', ' (PDF, 2.4 MB)'],
  ['terms.pdf', 2_449_000, 'de', ' (PDF, 2,4 MB)'],
  ['prices.xlsx', 12, 'en-GB', ' (XLSX, 1 kB)'],
  ['just-below.zip', 999_600, 'en-GB', ' (ZIP, 1 MB)'],
  ['README', 5_000, 'en-GB', ' (5 kB)'],
])('a link to %s of %d bytes says in %s:%s', (name, bytes, locale, note) => {
  expect(noteOf(name, bytes, locale)).toBe(note);
});

it.each([
  ['Our terms (PDF, 240 kB)', ''],
  ['Our terms (pdf)', ' (240 kB)'],
  ['Our terms of 240 kB', ' (PDF)'],
  ['Our terms without pdfs', ' (PDF, 240 kB)'],
])('a link with the words “%s” does not say twice what they say:%s', (words, note) => {
  expect(noteOf('terms.pdf', 240_100, 'en-GB', undefined, words)).toBe(note);
});

it('finds a file by its encoded name in a URL', () => {
  const note = noteOf('our terms.pdf', 5_000, 'en-GB', '/files/our%20terms.pdf#page=2');
  expect(note).toBe(' (PDF, 5 kB)');
});

it.each(['/contact', '#top', '/journal/shared-hours.svg', 'https://example.com/files/a.pdf'])(
  'adds no note to a link to %s',
  (href) => expect(fileNote(href)).toBe(''),
);
