import { articleWith } from './examples';
import { ContentCopy } from './rules/content-copy';
import { ARTICLES_PER_PAGE, listJournalPages, numbersAround } from '@/content/model/journal-pages';
import { sitePages } from '@/content/model/site-pages';
import { publishedOf } from '@/content/model/published';
import { fillText } from '@/engine/islands/fill-text';

const read = publishedOf(new ContentCopy().load(), false);
const topics = ['warp', 'weft', 'dyes'].map((id) => ({
  ...{ id, icon: 'clock' as const, title: `On ${id}` },
  text: 'What weavers say.',
}));
const copy = { ...read.content['pages/blog']!, topics };
const loaded = { ...read, content: { ...read.content, 'pages/blog': copy } };
const [first, second, ...others] = topics;
const COUNT = ARTICLES_PER_PAGE * 2 + 1;

/** Newest first: every third on the second topic, all others on the first. */
const articles = Array.from({ length: COUNT }, (_, index) => {
  const topic = (index % 3 === 2 ? second : first)!.id;
  // Long enough to be the description of the article's page.
  const summary = `What article number ${index} says in a sentence that is long enough.`;
  return articleWith({ title: `Article ${index}`, summary, slug: `article-${index}`, topic });
});
const lists = listJournalPages(articles, copy, '/blog');
const pathsOf = (topic?: string) =>
  lists.filter((page) => page.topic?.id === topic).map(({ path }) => path);

it('divides the articles among the pages of the journal, and of each topic', () => {
  expect(pathsOf()).toEqual(['/blog', '/blog/page/2', '/blog/page/3']);
  const ofFirst = `/blog/topic/${first!.id}`;
  expect(pathsOf(first!.id)).toEqual([ofFirst, `${ofFirst}/page/2`]);
  expect(pathsOf(second!.id)).toEqual([`/blog/topic/${second!.id}`]);
  const onAll = lists.filter(({ topic }) => !topic).flatMap((page) => page.articles);
  expect(onAll).toEqual(articles);
  for (const page of lists) expect(page.articles.length).toBeLessThanOrEqual(ARTICLES_PER_PAGE);
});

it('has a page even for a topic or a journal without articles', () => {
  for (const { id } of others) expect(pathsOf(id)).toEqual([`/blog/topic/${id}`]);
  expect(listJournalPages([], copy, '/blog')[0]).toMatchObject({ path: '/blog', count: 1 });
});

it('gives each page its own title and its place in the route table', () => {
  const routes = sitePages({ ...loaded, articles });
  const route = (path: string) => routes.find((one) => one.path === path);
  const topic = `/blog/topic/${first!.id}`;
  const title = fillText(copy.topic.title, { topic: first!.title });
  expect(route(topic)).toMatchObject({ title, label: first!.title, parent: 'blog' });
  expect(route(`${topic}/page/2`)).toMatchObject({
    title: fillText(copy.pages.title, { title, page: 2 }),
    parent: route(topic)?.key,
    continues: topic,
    robots: 'index',
  });
  expect(route('/blog/page/3')).toMatchObject({ parent: 'blog', continues: '/blog' });
  expect(route('/blog/page/4')).toBeUndefined();
  for (const { id } of others) {
    expect(route(`/blog/topic/${id}`)).toMatchObject({ robots: 'noindex', inSitemap: false });
  }
});

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 9]],
  [5, 9, [1, 3, 4, 5, 6, 7, 9]],
  [100, 100, [1, 98, 99, 100]],
])('page %i of %i links to pages %j', (number, count, numbers) => {
  expect(numbersAround(number, count)).toEqual(numbers);
});
