/** Articles with a future date: nowhere in the export, but announced. */
import { ARTICLE, NOTICE, SITE, SPRING } from './content-copy';
import { copy } from './fresh-copy';
import { articleCalled, INTRO, pageFile, textSection } from '@/__tests__/content/examples';
import { sitePages } from '@/content/model/site-pages';
import { publishedOf } from '@/content/model/published';
import { upcoming } from '@/scripts/content/upcoming';

const OTHER = 'content/en/journal/three-looms.md';
const NO_TIME = 'field date: must be a day such as 2026-03-17, or a day and a time';
const TOO_EARLY = 'field updated: must not be earlier than `date`';
const ZONE = ['offices', 0, 'timeZone'] as const;

const article = (date: string, title = 'Two looms', body = 'Text.', more = {}) =>
  articleCalled(title, { date, ...more }, body);

beforeEach(() => {
  copy.set(SITE, ZONE, 'Europe/London');
});

/** What is published at a time. */
function publishedAt(now: string, withAll = false) {
  copy.now = new Date(now);
  return publishedOf(copy.load(), withAll);
}

/** Whether the article is published at a time, as an article and as a page. */
function isThere(now: string): boolean {
  const loaded = publishedAt(now);
  const isArticle = loaded.articles.some(({ slug }) => slug === 'two-looms');
  const isRoute = sitePages(loaded).some(({ path }) => path === '/blog/two-looms');
  expect(isRoute).toBe(isArticle);
  return isArticle;
}

it.each([
  // The clocks of London go forward on 25 March 2096.
  ['2096-03-17', 'Europe/London', '2096-03-16T23:59:59Z', '2096-03-17T00:00:00Z'],
  ['2096-03-17 09:00', 'Europe/London', '2096-03-17T08:59:59Z', '2096-03-17T09:00:00Z'],
  ['2096-04-17 09:00', 'Europe/London', '2096-04-17T07:59:59Z', '2096-04-17T08:00:00Z'],
  ['2096-03-17', 'Asia/Kolkata', '2096-03-16T18:29:59Z', '2096-03-16T18:30:00Z'],
  ['2096-03-17T09:00+02:00', 'Asia/Kolkata', '2096-03-17T06:59:59Z', '2096-03-17T07:00:00Z'],
  ['2096-03-17T09:00:30Z', 'Asia/Kolkata', '2096-03-17T09:00:29Z', '2096-03-17T09:00:30Z'],
])(
  'journal/dates: an article dated %s in %s is published at that time',
  (date, zone, before, after) => {
    copy.set(SITE, ZONE, zone);
    copy.write(ARTICLE, article(date));
    expect([isThere(before), isThere(after)]).toEqual([false, true]);
  },
);

it('takes a position away after its last day, from pages of both kinds, and the last one, too', () => {
  const { sections } = copy.load().pages[0]!;
  const index = sections.findIndex(({ kind }) => kind === 'jobs');
  copy.set('content/en/pages/services.yaml', ['sections'], [sections[index]]);
  const openAt = (now: string) => {
    const { pages, content } = publishedAt(now);
    return [pages[0]!.sections, content['pages/services'].sections!].map((shown) =>
      shown.flatMap((one) => (one.kind === 'jobs' ? one.jobs.map(({ id }) => id) : [])),
    );
  };
  expect(openAt('2096-03-17T23:59:59Z')).toEqual([['spinner'], ['spinner']]);
  expect(openAt('2096-03-18T00:00:00Z')).toEqual([[], []]);
  copy.set('content/en/pages/room.yaml', ['sections', index, 'jobs'], []);
  expect(openAt('2096-03-17T12:00:00Z')).toEqual([[], ['spinner']]);
});

it('is shown in development, marked as ahead, with its time zone', () => {
  copy.write(ARTICLE, article('2096-04-17 09:00'));
  const { articles } = publishedAt('2096-04-01T12:00:00Z', true);
  expect(articles[0]).toMatchObject({ date: '2096-04-17T09:00+01:00', isAhead: true });
  expect(articles.slice(1).filter(({ isAhead }) => isAhead)).toEqual([]);
});

it('has no redirect from a former path until it is published', () => {
  copy.write(ARTICLE, article('2096-04-17', 'Two looms', 'Text.', { aliases: '[/blog/one-loom]' }));
  const from = (now: string) => publishedAt(now).redirects.map((redirect) => redirect.from);
  expect(from('2096-04-16T12:00:00Z')).not.toContain('/blog/one-loom');
  expect(from('2096-04-17T12:00:00Z')).toContain('/blog/one-loom');
});

it('can be linked to only from what is not published earlier', () => {
  copy.now = new Date('2096-04-01T12:00:00Z');
  copy.write(ARTICLE, article('2096-04-17 09:00'));
  const problems = (date: string, more = {}) => {
    copy.write(OTHER, article(date, 'Three looms', '[There](/blog/two-looms)', more));
    return copy.problems();
  };
  for (const date of ['2096-03-01', '2096-04-17', '2096-04-17 08:59']) {
    const [problem, ...others] = problems(date);
    expect(problem).toMatch(
      /three-looms\.md:\d+: “\/blog\/two-looms” is not published yet: see `d/,
    );
    expect(copy.lineOf(problem)).toBe('[There](/blog/two-looms)');
    expect(others).toEqual([]);
  }
  expect(problems('2096-04-17 09:00')).toEqual([]);
  expect(problems('2096-03-01', { draft: 'true' })).toEqual([]);

  copy.remove(OTHER);
  copy.leadTo('/blog/two-looms');
  expect(copy.onlyProblem()).toContain('is not published yet');
  copy.now = new Date('2096-04-18T12:00:00Z');
  expect(copy.problems()).toEqual([]);
});

it.each([
  ['date: 2096-04-17 25:00', NO_TIME],
  ['date: 2096-04-17T09:00+25:00', NO_TIME],
  ['date: 2096-04-31 09:00', 'field date: there is no 2096-04-31 in the calendar'],
  ['date: 0226-03-17 09:00', NO_TIME],
  ['date: 1026-03-17', NO_TIME],
  ['date: 2096-04-17\nupdated: 2096-04-16', TOO_EARLY],
  ['date: 2096-04-17 18:00\nupdated: 2096-04-17 09:00', TOO_EARLY],
  // By then the seventeenth has begun in London.
  ['date: 2096-04-16T23:30-05:00\nupdated: 2096-04-16', TOO_EARLY],
  ['date: 2096-04-17\nupdated: soon', 'field updated: must be a day such as 2026-03-17'],
])('%j is refused, with its line', (lines, problem) => {
  copy.write(
    ARTICLE,
    article('2096-01-01').replace(/^date: .*$/m, () => lines),
  );
  expect(copy.onlyProblem()).toContain(problem);
  expect(copy.lineOf(copy.onlyProblem())).toBe(lines.split('\n').at(-1));
});

it('may have been changed on the day of its publication, or later', () => {
  for (const [date, updated] of [
    ['2096-04-17 09:00', '2096-04-17'],
    // Changed an hour after it is published, although on the day before by its date.
    ['2096-04-18T00:30+05:30', '2096-04-17 21:00'],
  ] as const) {
    copy.write(ARTICLE, article(date, 'Two looms', 'Text.', { updated }));
    expect(copy.problems()).toEqual([]);
  }
});

it('says that it was changed only from the day of the change', () => {
  copy.write(ARTICLE, article('2096-04-17', 'Two looms', 'Text.', { updated: '2096-04-20' }));
  const updatedAt = (now: string, withAll?: boolean) =>
    publishedAt(now, withAll).articles.find(({ slug }) => slug === 'two-looms')?.updated;
  expect(updatedAt('2096-04-18T12:00:00Z')).toBeUndefined();
  expect(updatedAt('2096-04-18T12:00:00Z', true)).toBe('2096-04-20');
  expect(updatedAt('2096-04-20T12:00:00Z')).toBe('2096-04-20');
});

it('can link to a page that appears with it, and that page to the article', () => {
  copy.now = new Date('2096-04-01T12:00:00Z');
  const both = (date: string, days: string) => {
    copy.write(ARTICLE, article(date, 'Two looms', '[There](/spring)'));
    const sections = INTRO + textSection('[There](/blog/two-looms)');
    copy.write(SPRING, pageFile(sections, `path: /spring\n${days}`));
    return copy.problems().map((problem) => problem.replace(/^\S+ /, ''));
  };
  expect(both('2096-04-17', 'from: 2096-04-17')).toEqual([]);
  expect(both('2096-04-17', 'from: 2096-04-18')).toEqual([
    '“/spring” is published on other days only: see `from` and `until` of that page',
  ]);
  expect(both('2096-04-18', 'from: 2096-04-17')).toEqual([
    expect.stringContaining('“/blog/two-looms” is not published yet: see `date` of that article'),
  ]);
  expect(both('2096-04-17', 'until: 2096-04-16')).toHaveLength(2);
});

it('a page that is over stops no build, even if a notice that is over or a redirect leads to it', () => {
  copy.now = new Date('2096-04-10T12:00:00Z');
  const until = 'until: 2096-04-06';
  copy.write(SPRING, pageFile(INTRO, `path: /spring\n${until}`));
  copy.write(NOTICE, `text: Come in spring\nlink: /spring\n${until}\n`);
  const redirects = ['{ from: /old, to: /spring }', `{ from: /older, to: '/spring#Main' }`];
  copy.write('content/redirects.yaml', `redirects:\n  - ${redirects.join('\n  - ')}\n`);
  expect(copy.problems()).toEqual([]);
  const former = publishedOf(copy.load(), false).redirects.map(({ from }) => from);
  expect(former).not.toContain('/old');
  expect(former).not.toContain('/older');
  copy.write(NOTICE, `text: Come in spring\nlink: /sprong\n${until}\n`);
  expect(copy.onlyProblem()).toContain('“/sprong” is not a page');
});

it('is announced, with the pages and the notice that will appear, the soonest first', () => {
  copy.now = new Date('2096-04-01T12:00:00Z');
  expect(upcoming(copy.load(), 'en')).toEqual([]);
  copy.write(ARTICLE, article('2096-04-17 09:00'));
  copy.write(OTHER, article('2096-04-18', 'Three looms', 'Text.', { draft: 'true' }));
  copy.write(SPRING, pageFile(INTRO, 'path: /spring\nfrom: 2096-04-20'));
  copy.write(NOTICE, 'text: Closed\nfrom: 2096-04-03\nuntil: 2096-04-06\n');
  expect(upcoming(copy.load(), 'en')).toEqual([
    'Appears 2096-04-03: content/en/notice.yaml',
    `Appears 2096-04-17 09:00+01:00: ${ARTICLE}`,
    `Appears 2096-04-20: ${SPRING}`,
  ]);
});
