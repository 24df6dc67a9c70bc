/** The journal's topics, which are content, and the pages that list all articles or a topic's. */
import { ARTICLE, BLOG } from './content-copy';
import { copy } from './fresh-copy';
import { articleCalled, articleFile } from '@/__tests__/content/examples';
import { ARTICLES_PER_PAGE } from '@/content/model/journal-pages';
import { JOURNAL_FOLDERS, topicPath } from '@/content/model/paths';
import { publishedOf } from '@/content/model/published';
import { sitePages } from '@/content/model/site-pages';

const HOME = 'content/en/pages/home.yaml';
const ids = ['warp', 'weft'];
const path = topicPath(ids[0]!);
const own = { id: 'measure', icon: 'scale', title: 'Measure', text: 'What a month was worth.' };

const writeArticleOn = (topic: string) => copy.write(ARTICLE, articleFile('Text.', { topic }));

it('journal/topics: an article may name any topic of the journal, including an added one', () => {
  copy.set(BLOG, ['topics', ids.length], own);
  writeArticleOn(own.id);
  expect(copy.problems()).toEqual([]);
  const { articles } = publishedOf(copy.load(), false);
  expect(articles.filter(({ topic }) => topic === own.id)).toHaveLength(1);
});

it('reports an unknown topic in an article or a section, and lists the topics that there are', () => {
  const said = `“${own.id}” is not the id of a topic; there are ${ids.join(', ')}`;
  writeArticleOn(own.id);
  const section = { kind: 'articles', heading: 'To weave', topic: own.id, action: 'All' };
  copy.set(HOME, ['sections', 1], section);
  const problems = copy.problems();
  expect(problems).toHaveLength(2);
  for (const problem of problems) {
    expect(problem).toContain(said);
    expect(copy.lineOf(problem)).toMatch(/topic: measure$/);
  }
});

it.each(['Measure', 'to measure', 'a&b'])('refuses the id %j', (id) => {
  copy.set(BLOG, ['topics', ids.length], { ...own, id });
  expect(copy.problems()).toHaveLength(1);
});

it('refuses two topics with the same title, whose pages would have the same title, too', () => {
  copy.set(BLOG, ['topics', ids.length], { ...own, title: 'Warp' });
  expect(copy.onlyProblem()).toContain('is used by an earlier entry');
});

/** Adds articles on the first topic, one more than its first page lists. */
function writeTwoPages() {
  for (let number = 1; number <= ARTICLES_PER_PAGE + 1; number += 1) {
    const date = `2096-02-${String(number).padStart(2, '0')}`;
    const text = articleCalled(`Number ${number}`, { topic: ids[0], date });
    copy.write(`content/en/journal/number-${number}.md`, text);
  }
}

it('articles on other topics do not bring a further page of a topic forward', () => {
  writeTwoPages();
  const appears = () =>
    sitePages(copy.load()).find((page) => page.path === `${path}/page/2`)?.appears;
  const alone = appears();
  expect(alone).toBeDefined();
  const earlier = articleCalled('Other', { topic: ids[1], date: '2096-01-31' });
  copy.write('content/en/journal/other.md', earlier);
  expect(appears()).toBe(alone);
});

it('no former path may be one that a page of a list will have', () => {
  const lists = ['/blog', path].map((list) => `${list}/page/2`);
  const entries = lists.map((from) => `  - { from: ${from}, to: /contact }\n`).join('');
  copy.write('content/redirects.yaml', `redirects:\n${entries}`);
  writeTwoPages();
  expect(copy.problems()).toEqual(
    lists.map((list) => expect.stringContaining(`“${list}” is a page (${BLOG}:`) as string),
  );
});

it('the page and the feed of a topic may be linked to', () => {
  copy.leadTo(path);
  expect(copy.problems()).toEqual([]);
  copy.write(ARTICLE, articleFile(`[The feed](${path}/atom.xml)`));
  expect(copy.problems()).toEqual([]);
});

it.each([topicPath('weaving'), '/blog/topic', '/blog/page/2'])('%s is not a page', (url) => {
  copy.leadTo(url);
  expect(copy.onlyProblem()).toContain(`“${url}” is not a page of this site`);
});

it.each(JOURNAL_FOLDERS)('no article may be called %s, a name that lists need', (name) => {
  copy.write(`content/en/journal/${name}.md`, articleFile());
  expect(copy.problems()).toContainEqual(
    expect.stringContaining(`${name}.md:1: the file cannot be called ${name}.md`),
  );
});

it('no topic may make the title of its page too long for search engines', () => {
  const title = 'What to hand over to somebody else first';
  copy.set(BLOG, ['topics', 0, 'title'], title);
  const problem = copy.onlyProblem();
  expect(problem).toContain('field title: makes the title “');
  expect(copy.lineOf(problem)).toContain(title);
});
