/**
 * @jest-environment jsdom
 */
import { render, screen } from '@testing-library/react';
import { load } from 'cheerio';
import { NextIntlClientProvider } from 'next-intl';
import { JournalIndex } from '@/app/blog/[[...slug]]/journal-index';
import { generateStaticParams } from '@/app/blog/[[...slug]]/page';
import { NewestArticles } from '@/components/sections/newest-articles';
import { atomFeed, jsonFeed } from '@/components/journal/feeds';
import { copyOf } from '@/content/model/pages';
import { listJournalPages, type JournalPage } from '@/content/model/journal-pages';
import { pathOf, routeOf } from '@/content/model/routes';
import messages from '@/messages/en.json';

// It is asynchronous, which only a server can draw.
jest.mock('@/components/sections/structured-data', () => ({ StructuredData: () => null }));
jest.mock('@/content/model/journal', () => ({ articles: [], journalPages: () => [] }));

const blogPage = copyOf('blog');
const [page] = listJournalPages([], blogPage, pathOf('blog')) as [JournalPage];

afterEach(() => jest.useRealTimers());

it('has an index page even without articles, or Next would not export the route', () => {
  expect(generateStaticParams()).toEqual([{ slug: [] }]);
});

it('says in the index that there are no articles, and offers the feeds', () => {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <JournalIndex route={routeOf('blog')} copy={blogPage} page={page} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText(blogPage.empty)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(blogPage.intro.heading);
  for (const { title } of blogPage.topics) {
    expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
  }
  for (const name of [blogPage.subscribe.atom, blogPage.subscribe.json]) {
    expect(screen.getByRole('link', { name })).toBeVisible();
  }
});

it('has no section of newest articles on the home page', () => {
  const { container } = render(
    <NewestArticles
      id="Newest"
      section={{ kind: 'articles', heading: 'Read', action: 'All' }}
      articles={[]}
    />,
  );
  expect(container).toBeEmptyDOMElement();
});

it('has feeds without entries, the same in every build', async () => {
  const feed = await atomFeed([]);
  const $ = load(feed, { xml: true });
  expect($('feed > id, feed > title, feed > updated')).toHaveLength(3);
  expect(JSON.parse(await jsonFeed([]))).toMatchObject({ items: [] });
  jest.useFakeTimers({ now: Date.now() + 60_000 });
  expect(await atomFeed([])).toBe(feed);
});
