import 'server-only';
import { Feed } from 'feed';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { feedPaths } from '@/components/journal/feed-paths';
import { readText } from '@/components/journal/markdown';
import { bylineOf } from '@/components/journal/person';
import { topicTitle } from '@/components/journal/topic-title';
import { filesOf, pathOfFile } from '@/components/pictures/site-pictures';
import { urlOfLink } from '@/components/seo/languages';
import { absoluteUrl } from '@/components/seo/site-url';
import { beginningOf } from '@/content/model/days';
import { timeZone } from '@/content/model/loaded';
import { articlePath, atomPath } from '@/content/model/paths';
import { elementsIn } from '@/content/model/reading/name-headings';
import { routeOf } from '@/content/model/routes';
import { inText, mediaFile } from '@/content/model/pictures';
import type { Article } from '@/content/model/schemas/article';
import type { Route } from '@/content/model/schemas/route';
import { site } from '@/content/model/site';
import { locale } from '@/messages/language';

/** Feed readers store old entries themselves, so the feeds do not grow with the journal. */
const MAX_ENTRIES = 20;

type Entry = Pick<Article, 'title' | 'summary' | 'author'> & {
  /** The address that it was first published at: with another, it would be a new entry. */
  id: string;
  url: string;
  /** The full text as HTML with absolute URLs. */
  html: string;
  published: Date;
  /** When the article was last changed, or else published. */
  updated: Date;
  topic: string;
};

/**
 * The newest articles as an Atom feed (RFC 4287).
 *
 * @param articles newest first
 * @param route of the page that lists the articles
 */
export async function atomFeed(
  articles: readonly Article[],
  route = routeOf('blog'),
): Promise<string> {
  const entries = await entriesOf(articles);
  const feed = new Feed({
    id: absoluteUrl(atomPath(route.path)),
    title: feedTitle(route),
    description: route.description,
    link: absoluteUrl(route.path),
    feed: absoluteUrl(atomPath(route.path)),
    language: locale,
    copyright: site.legalName,
    author: { name: site.name },
    // Required even without entries; by default the library takes the time of the build.
    updated: new Date(Math.max(0, ...entries.map(({ updated }) => Number(updated)))),
    generator: false,
  });
  for (const { id, url, title, summary, html, author, published, updated, topic } of entries) {
    feed.addItem({
      id,
      link: url,
      // The library declares both as HTML.
      title: escapeHtml(title),
      description: escapeHtml(summary),
      content: html,
      author: [{ name: author }],
      category: [{ term: topic }],
      date: updated,
      published,
    });
  }
  // The one character that the library does not escape in this attribute.
  return feed
    .atom1()
    .replaceAll(/(?<=<category term=")[^"]*/g, (term) => term.replaceAll('<', () => '&lt;'));
}

/**
 * The newest articles as a JSON Feed 1.1 (jsonfeed.org); the library for Atom supports only version
 * 1.
 *
 * @param articles newest first
 */
export async function jsonFeed(articles: readonly Article[]): Promise<string> {
  const route = routeOf('blog');
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feedTitle(route),
    description: route.description,
    home_page_url: absoluteUrl(route.path),
    feed_url: absoluteUrl(feedPaths.json),
    language: locale,
    authors: [{ name: site.name, url: absoluteUrl('/') }],
    items: (await entriesOf(articles)).map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.html,
      date_published: entry.published.toISOString(),
      ...(entry.updated > entry.published && { date_modified: entry.updated.toISOString() }),
      authors: [{ name: entry.author }],
      tags: [entry.topic],
    })),
  });
}

const feedTitle = ({ title }: Route) => `${title} · ${site.name}`;

function entriesOf(articles: readonly Article[]): Promise<Entry[]> {
  return Promise.all(articles.slice(0, MAX_ENTRIES).map(entryOf));
}

async function entryOf(article: Article): Promise<Entry> {
  const { slug, title, summary, date, updated = date, aliases = [] } = article;
  const url = absoluteUrl(articlePath(slug));
  const first = aliases.find((path) => path.startsWith(articlePath('')));
  return {
    id: first === undefined ? url : absoluteUrl(first),
    url,
    title,
    summary,
    author: bylineOf(article),
    html: await htmlOf(article, url),
    published: new Date(beginningOf(date, timeZone)),
    // `updated` may be the day of publication, which begins before the time of publication.
    updated: new Date(Math.max(...[date, updated].map((day) => beginningOf(day, timeZone)))),
    topic: topicTitle(article),
  };
}

async function htmlOf(article: Article, url: string): Promise<string> {
  const { tree } = readText(article);
  for (const { tagName, properties } of elementsIn(tree)) {
    // Before the text, React would have every other image preloaded.
    if (tagName === 'img') properties.loading = 'lazy';
    Object.assign(properties, await feedImage(String(properties.src)));
    for (const name of ['href', 'src']) {
      const target = properties[name];
      if (typeof target !== 'string') continue;
      if (target.startsWith('/')) properties[name] = urlOfLink(target);
      if (target.startsWith('#')) properties[name] = url + target;
    }
  }
  // Next forbids static imports of this module, so that pages do not use it.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderToStaticMarkup(
    // The library's type is the global JSX namespace, which React 19 no longer declares.
    toJsxRuntime(tree, { Fragment, jsx, jsxs, tableCellAlignToStyle: false }) as ReactElement,
  );
}

/** The file of a picture that every feed reader can show. */
async function feedImage(src: string) {
  const file = mediaFile(src);
  const widest = file === undefined ? undefined : (await filesOf(inText(file))).at(-1);
  return widest && { src: pathOfFile(widest), width: widest.width, height: widest.height };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
