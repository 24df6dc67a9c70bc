import 'server-only';
import type { Metadata } from 'next';
import { feedPaths } from '@/components/journal/feed-paths';
import { pageMetadata } from '@/components/seo/metadata';
import { absoluteUrl } from '@/components/seo/site-url';
import { listPagePath, type JournalPage } from '@/content/journal-pages';
import { atomPath } from '@/content/paths';
import type { Article } from '@/content/schemas/article';
import type { Route } from '@/content/schemas/route';

const feeds = {
  'application/atom+xml': absoluteUrl(feedPaths.atom),
  'application/feed+json': absoluteUrl(feedPaths.json),
};

/** Metadata of a journal page: that of any page, and links to the feeds. */
export function journalMetadata(route: Route): Metadata {
  const metadata = pageMetadata(route);
  return { ...metadata, alternates: { ...metadata.alternates, types: feeds } };
}

/** Metadata of a page that lists articles: its neighbours, and for a topic only its own feed. */
export function listMetadata(route: Route, { topic, first, number, count }: JournalPage): Metadata {
  const metadata = journalMetadata(route);
  const urlOf = (other: number) => absoluteUrl(listPagePath(first, other));
  return {
    ...metadata,
    ...(topic && {
      alternates: {
        ...metadata.alternates,
        types: { 'application/atom+xml': absoluteUrl(atomPath(first)) },
      },
    }),
    pagination: {
      previous: number > 1 ? urlOf(number - 1) : null,
      next: number < count ? urlOf(number + 1) : null,
    },
  };
}

/** Metadata of an article: that of a journal page, and Open Graph's article fields. */
export function articleMetadata(route: Route, { date, updated }: Article): Metadata {
  const metadata = journalMetadata(route);
  return {
    ...metadata,
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      publishedTime: date,
      ...(updated && { modifiedTime: updated }),
    },
  };
}
