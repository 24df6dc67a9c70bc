import 'server-only';
import type { Metadata } from 'next';
import { feedPaths } from '@/components/journal/feed-paths';
import { pageMetadata } from '@/components/seo/metadata';
import { absoluteUrl } from '@/components/seo/site-url';
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
