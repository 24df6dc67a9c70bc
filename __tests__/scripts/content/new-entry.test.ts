import { parseDocument } from 'yaml';
import { itWith } from '@/__tests__/content/it-with';
import { ContentCopy, FAQ, SERVICES, SITE } from '@/__tests__/content/rules/content-copy';
import { findRouteOf } from '@/content/routes';
import { articleFilesIn, journalIn } from '@/content/rules/content-files';
import { toSlug } from '@/content/file-name';
import { entriesOf, fieldsOf } from '@/engine/content/values';
import { readYaml } from '@/engine/content/read-file';
import { newEntry, newKinds, writeEntry, type NewKind } from '@/scripts/content/new-entry';

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
  copy.makeRoomForService();
});

/** An article cannot be begun without a journal. */
const kinds = newKinds.filter((kind) => kind !== 'article' || findRouteOf('blog'));
const LONG = 'How does the year end with two more people at your desk?';
const NOW = new Date('2026-03-17T20:00:00Z');

/** Begins an entry and writes it into the copy. */
function begin(kind: NewKind, name = 'year-end') {
  const entry = newEntry(kind, name, { root: copy.root, language: 'en', now: NOW });
  writeEntry(entry, copy.root);
  return entry.text;
}

it.each(kinds)('begins a %s that passes all checks, with hints as comments', (kind) => {
  expect(begin(kind)).toMatch(/^ *# .+$/m);
  expect(copy.problems()).toEqual([]);
});

itWith(['blog'], 'begins an article as a draft', () => {
  expect(begin('article')).toMatch(/^draft: true$/m);
});

itWith(['blog'], 'begins the first article, before its folder exists', () => {
  copy.remove(journalIn('en'));
  expect(begin('article')).toContain('title: Year end');
  expect(articleFilesIn('en', copy.root)).toEqual([`${journalIn('en')}/year-end.md`]);
});

itWith(['blog'], 'dates an article by the time zone of the first office', () => {
  const { offices } = copy.load().content.site;
  const office = (timeZone: string) => [{ ...offices[0], timeZone }, ...offices.slice(1)];
  copy.set(SITE, ['offices'], office('Asia/Kolkata'));
  expect(begin('article')).toMatch(/^date: 2026-03-18$/m);
  copy.set(SITE, ['offices'], office('Europe/London'));
  expect(begin('article', 'another')).toMatch(/^date: 2026-03-17$/m);
});

it.each(kinds)('begins a %s with a long name that passes all checks', (kind) => {
  begin(kind, toSlug(LONG));
  expect(copy.problems()).toEqual([]);
});

it('names the kinds of sections that a page may have', () => {
  expect(begin('page')).toMatch(/# .*Kinds: .*\bintro\b/);
});

it.each([
  ['service', SERVICES, 'services'],
  ['question', FAQ, 'questions'],
] as const)('puts a %s at the end of its list, and keeps the rest as it is', (kind, file, list) => {
  const entries = () => entriesOf(fieldsOf(readYaml(file, copy.root).data)[list]);
  const before = copy.read(file);
  const ids = entries().map(({ id }) => id);
  const after = begin(kind).split('\n');
  expect(entries().map(({ id }) => id)).toEqual([...ids, 'year-end']);
  // The new lines are in one piece.
  const start = after.findIndex((line, index) => line !== before.split('\n')[index]);
  after.splice(start, after.length - before.split('\n').length);
  expect(after.join('\n')).toBe(before);
});

describe.each([
  ['service', SERVICES],
  ['question', FAQ],
] as const)('in the style of the file, a %s', (kind, file) => {
  it.each([
    ['as far to the left as its field', { indentSeq: false }, 0],
    ['at four spaces', { indent: 4 }, 4],
  ])('goes into a list that begins %s', (_, style, column) => {
    copy.write(file, parseDocument(copy.read(file)).toString(style));
    expect(begin(kind)).toMatch(new RegExp(`^ {${column}}- id: year-end$`, 'm'));
    expect(copy.problems()).toEqual([]);
  });

  it('is refused by a list in brackets, which stays as it is', () => {
    copy.write(file, JSON.stringify(readYaml(file, copy.root).data));
    expect(() => begin(kind)).toThrow(/is in brackets\. Begin each entry on a line of its own/);
    expect(copy.problems()).toEqual([]);
  });

  it('has the line endings of Windows', () => {
    copy.write(file, copy.read(file).replaceAll(/\r?\n/g, '\r\n'));
    expect(begin(kind)).not.toMatch(/(?<!\r)\n/);
    expect(copy.problems()).toEqual([]);
  });
});

it.each(['Year End', 'year_end', '../year', ''])('says why “%s” cannot be a name', (name) => {
  expect(() => begin('page', name)).toThrow(/lower case words/);
});

it.each([
  ['Year end', 'year-end'],
  [' What does it cost? ', 'what-does-it-cost'],
  ['year-end', 'year-end'],
  ['../year', 'year'],
  ['Frühling im Büro', 'fruhling-im-buro'],
  ['Fru\u0308hling, Straße', 'fruhling-strasse'],
  [LONG, 'how-does-the-year-end-with-two-more'],
  ['a'.repeat(50), 'a'.repeat(40)],
])('makes a name out of “%s”', (words, name) => {
  expect(toSlug(words)).toBe(name);
});

it.each(kinds)('never replaces a %s that exists', (kind) => {
  begin(kind);
  expect(() => begin(kind)).toThrow(/already/);
});
