/** The journal's topics are content: articles and sections name them, and the form offers them. */
// @needs-page blog
import { ARTICLE, BLOG, ContentCopy } from './content-copy';
import { articleFile, listIn } from '@/__tests__/content/examples';
import { ARTICLES_A_PAGE } from '@/content/journal-pages';
import { topicPath } from '@/content/paths';
import { publishedOf } from '@/content/published';
import { PUBLISHED } from '@/content/rules/published-urls';
import { siteContent } from '@/scripts/editor/config/site-content';

const HOME = 'content/en/pages/home.yaml';
const topics = listIn(BLOG, 'topics');
const ids = topics.map(({ id }) => String(id));
const own = { id: 'measure', icon: 'scale', title: 'Measure', text: 'What a month was worth.' };

let copy: ContentCopy;
beforeEach(() => (copy = new ContentCopy()));

const writeArticleOn = (topic: string) => copy.write(ARTICLE, articleFile('Text.', { topic }));

it('101: an article may name any topic of the journal, of which there may be more', () => {
  copy.set(BLOG, ['topics', topics.length], own);
  writeArticleOn(own.id);
  expect(copy.problems()).toEqual([]);
  const { articles } = publishedOf(copy.load(), false);
  expect(articles.filter(({ topic }) => topic === own.id)).toHaveLength(1);
});

it('names the topics that there are, where an article or a section names another', () => {
  const said = `“${own.id}” is not the id of a topic; there are ${ids.join(', ')}`;
  writeArticleOn(own.id);
  const section = { kind: 'articles', heading: 'To read', topic: own.id, action: 'All' };
  copy.set(HOME, ['sections', 1], section);
  const problems = copy.problems();
  expect(problems).toHaveLength(2);
  for (const problem of problems) {
    expect(problem).toContain(said);
    expect(copy.lineOf(problem)).toMatch(/topic: measure$/);
  }
});

it.each(['Measure', 'to measure', 'a&b'])('refuses the id %j', (id) => {
  copy.set(BLOG, ['topics', topics.length], { ...own, id });
  expect(copy.problems()).toHaveLength(1);
});

it('refuses a second topic of one title, whose page would be called like the first', () => {
  copy.set(BLOG, ['topics', topics.length], { ...own, title: topics[0]?.title });
  expect(copy.onlyProblem()).toContain('is used by an earlier entry');
});

it('a topic that was published is led on by the file of former paths', () => {
  copy.write(PUBLISHED, `${topicPath('gone')}\n`);
  expect(copy.onlyProblem()).toContain('say in content/redirects.yaml');
  const to = topicPath(ids[0]!);
  copy.write('content/redirects.yaml', `redirects:\n  - { from: /blog/topic/gone, to: ${to} }\n`);
  expect(copy.problems()).toEqual([]);
});

it('no former path may be where a page of a list will be', () => {
  const [first = ''] = ids;
  const lists = ['/blog', topicPath(first)].map((path) => `${path}/page/2`);
  const entries = lists.map((from) => `  - { from: ${from}, to: /contact }\n`).join('');
  copy.write('content/redirects.yaml', `redirects:\n${entries}`);
  for (let number = 1; number <= ARTICLES_A_PAGE + 1; number += 1) {
    const title = `Article of number ${number}`;
    const summary = `What there is to say about the loom of number ${number}, in fifty letters.`;
    const head = {
      title,
      summary,
      topic: first,
      date: `2096-01-${String(number).padStart(2, '0')}`,
    };
    copy.write(`content/en/journal/number-${number}.md`, articleFile('Text.', head));
  }
  expect(copy.problems()).toEqual(
    lists.map((path) => expect.stringContaining(`“${path}” is a page (${BLOG}:`) as string),
  );
});

it('offers them in the form, and as a link by the path of their page', () => {
  const { choices } = siteContent();
  expect(choices.topic?.map(({ value }) => value)).toEqual(ids);
  for (const id of ids) {
    const value = topicPath(id);
    const label = expect.stringContaining(`(${value})`) as string;
    expect(choices.path).toContainEqual({ value, label });
  }
});
