/** What `next dev` reads again after an edit, and which problems it then reports. */
// @needs-page blog
import { ContentCopy, FAQ, SITE } from './content-copy';
import { articleCalled } from '@/__tests__/content/examples';
import { Memory } from '@/engine/content/memory';

const ONE = 'content/en/journal/one-loom.md';
const TWO = 'content/en/journal/two-looms.md';
/** Much longer than a test may take: files get the machine's time, which is not mocked. */
const HOUR_MS = 3_600_000;
const file = (title: string, body: string) => articleCalled(title, {}, body);

let copy: ContentCopy;
let written: number;
beforeEach(() => {
  copy = new ContentCopy();
  copy.memory = new Memory();
  copy.write(ONE, file('One loom', 'We are {company}. [Two](/blog/two-looms#weft)'));
  copy.write(TWO, file('Two looms', '## Weft'));
  written = Date.now();
  // Files that were changed only just now are not cached.
  jest.spyOn(Date, 'now').mockReturnValue(written + HOUR_MS);
});
afterEach(() => jest.restoreAllMocks());

const articleOf = (slug: string) => copy.load().articles.find((article) => article.slug === slug);

test('only articles that have changed are read again', () => {
  const one = articleOf('one-loom');
  expect(articleOf('one-loom')).toBe(one);
  copy.write(TWO, file('Two looms', '## Weft\n\nWarp.'));
  expect(articleOf('one-loom')).toBe(one);
  expect(articleOf('two-looms')?.body).toContain('Warp.');
});

test('only other files that have changed are read again, unless a fact has changed', () => {
  const { services } = copy.load().content;
  copy.set(FAQ, ['questions', 0, 'question'], 'Who is {company}?');
  copy.set(SITE, ['name'], 'Southweave');
  const asked = () => copy.load().content.faq.questions[0]?.question;
  expect(asked()).toBe('Who is Southweave?');
  const edited = copy.load().content.services;
  expect(edited).not.toBe(services);
  copy.set(FAQ, ['questions', 0, 'question'], 'Which loom?');
  expect(asked()).toBe('Which loom?');
  expect(copy.load().content.services).toBe(edited);
});

test('an article that was changed only just now is always read again', () => {
  const one = articleOf('one-loom');
  jest.mocked(Date.now).mockReturnValue(written - HOUR_MS);
  expect(articleOf('one-loom')).not.toBe(one);
});

test('a changed fact changes the texts that use it', () => {
  expect(articleOf('one-loom')?.body).not.toContain('Southweave');
  copy.set(SITE, ['name'], 'Southweave');
  expect(articleOf('one-loom')?.body).toContain('We are Southweave.');
});

test('mistakes in an article are reported until they are mended', () => {
  const right = copy.read(ONE);
  copy.write(ONE, right.replace('date: ', 'day: ').replace('/two-looms#', '/three-looms#'));
  const problems = copy.problems();
  expect(problems.join('\n')).toMatch(/field day: is not a known field/);
  expect(problems.join('\n')).toMatch(/“\/blog\/three-looms” is not a page/);
  expect(copy.problems()).toEqual(problems);
  copy.write(ONE, right);
  expect(copy.problems()).toEqual([]);
});

test.each([
  [FAQ, 'question: ', 'qestion: '],
  ['content/en/pages/contact.yaml', 'title: ', 'ttile: '],
  ['messages/en.json', '"home": ', '"hoem": '],
])('mistakes in %s are reported until they are mended', (path, field, mistake) => {
  const right = copy.read(path);
  const wrong = right.replace(field, () => mistake);
  copy.write(path, wrong);
  const problems = copy.problems();
  expect(problems.join('\n')).toContain(`${path}:`);
  expect(copy.problems()).toEqual(problems);
  copy.write(path, right);
  expect(copy.problems()).toEqual([]);
});

test('a link that a change elsewhere breaks is reported', () => {
  expect(copy.problems()).toEqual([]);
  copy.write(TWO, file('Two looms', '## Warp'));
  expect(copy.onlyProblem()).toMatch(/one-loom\.md:\d+: .*nothing there has the id “weft”/);
});

test('a picture that is replaced is checked again', () => {
  const picture = 'content/media/loom.svg';
  copy.write(ONE, file('One loom', '![A loom](/media/loom.svg)'));
  expect(copy.onlyProblem()).toMatch(/one-loom\.md:\d+: .*loom\.svg is missing/);
  const svg = (more: string) => `<svg xmlns="http://www.w3.org/2000/svg"${more}></svg>`;
  copy.write(picture, svg(''));
  for (const again of ['', 'again']) {
    expect(again + copy.onlyProblem()).toMatch(/loom\.svg needs a width and a height/);
  }
  copy.write(picture, svg(' viewBox="0 0 4 3"'));
  expect(copy.problems()).toEqual([]);
});
