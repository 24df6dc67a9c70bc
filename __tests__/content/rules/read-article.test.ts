import { ARTICLE_FIELDS, articleFile } from '@/__tests__/content/examples';
import { problemsOf } from '@/__tests__/problems-of';
import { parseArticle, readArticle } from '@/content/model/rules/read-article';
import { folderWith } from '@/__tests__/temporary-folder';

const FILE = 'content/en/journal/two-looms.md';
const facts = { company: 'Two Looms Limited', city: 'Leipzig' };

const source = (change = {}, body = 'One word.') => articleFile(body, change);

const read = (text: string, file = FILE) =>
  readArticle(parseArticle(file, text, folderWith()), facts, 'GMT');

const problemsIn = (text: string, file?: string) => problemsOf(() => read(text, file));

it('consists of its front matter, its text and the name of its file', () => {
  expect(read(source())).toEqual({
    ...ARTICLE_FIELDS,
    slug: 'two-looms',
    services: [ARTICLE_FIELDS.services.slice(1, -1)],
    draft: false,
    body: '\nOne word.\n',
  });
});

it('may use facts in its fields and in its text', () => {
  const { title, body } = read(source({ title: 'At {company}' }, 'We in {city}, at {company}.'));
  expect([title, body.trim()]).toEqual([
    'At Two Looms Limited',
    'We in Leipzig, at Two Looms Limited.',
  ]);
});

it('keeps facts in code as they are written', () => {
  const code = '`{city}`\n\n```\n{city}\n```\n\n    {city}\n\n- ~~~\n  {city}\n  ~~~\n';
  const { body } = read(source({}, `In {city}: ${code}\n[{city}](/in/{city})`));
  expect(body).toContain(`In Leipzig: ${code}\n[Leipzig](/in/Leipzig)`);
});

it.each([
  [{ author: undefined }, 2, 'field author: is missing'],
  [{ title: 'x'.repeat(61) }, 2, 'field title: has 61 characters; a title may have at most 60'],
  [{ summary: 'Too short.' }, 3, 'field summary: has 10 characters; it needs at least 50'],
  [{ services: '[]' }, 7, 'field services: must name a service'],
  [{ draft: 'perhaps' }, 9, 'field draft: must be true or false'],
  [{ titel: 'Two' }, 9, 'field titel: is not a known field'],
  [{ title: 'Two: looms' }, 2, 'cannot be read: a text that contains a colon and a space'],
  [{ title: 'At {firm}' }, 2, 'field title: {firm} stands for nothing'],
])('with %o stops the build and names file, line and field', (change, line, problem) => {
  expect(problemsIn(source(change))).toEqual([
    expect.stringContaining(`${FILE}:${line}: ${problem}`),
  ]);
});

it.each([
  ['lacks its fields', 'Only text.', ':1: must begin with its fields, between two lines of ---'],
  ['names the company', source({}, `We at ${facts.company}.`), ':11: names the company'],
])('is refused if it %s', (_, text, problem) => {
  expect(problemsIn(text)).toEqual([expect.stringContaining(FILE + problem)]);
});

it.each([
  ['Two_Looms', 'two-looms'],
  // As many whole words as 40 letters hold.
  ['Linen_for_the_rooms_of_our_newest_hotels_in_May', 'linen-for-the-rooms-of-our-newest-hotels'],
])('must have a file name of lower case words: “%s” may be %s', (name, better) => {
  const file = `content/en/journal/${name}.md`;
  expect(problemsIn(source(), file)).toEqual([
    `${file}:1: the file’s name must be lower case words joined by hyphens, such as ${better}.md`,
  ]);
});

it('must have a file name that disks can hold, with the endings of a page’s files', () => {
  const named = (length: number) =>
    problemsIn(source(), `content/en/journal/${'a'.repeat(length)}.md`);
  expect(named(200)).toEqual([]);
  expect(named(201)).toEqual([
    expect.stringMatching(/a\.md:1: the file’s name has 201 letters; it may have 200$/),
  ]);
});

it('has the mistakes in its fields and in its text reported together', () => {
  expect(problemsIn(source({ icon: 'nothing' }, `We at ${facts.company}.`))).toEqual([
    expect.stringMatching(/: field icon: /),
    expect.stringMatching(/:11: names the company/),
  ]);
});
