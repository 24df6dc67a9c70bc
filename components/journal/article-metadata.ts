import 'server-only';
import type { Metadata } from 'next';
import { bylineOf } from '@/components/journal/person';
import { cardFormatOf } from '@/components/seo/card-format';
import { pageMetadata } from '@/components/seo/metadata';
import { absoluteUrl } from '@/components/seo/site-url';
import { listPagePath, type JournalPage } from '@/content/model/journal-pages';
import { atomPath } from '@/content/model/paths';
import type { Article } from '@/content/model/schemas/article';
import type { Route } from '@/content/model/schemas/route';

/** Metadata of a page that lists articles: its neighbours, and for a topic only its own feed. */
export function listMetadata(route: Route, { topic, first, number, count }: JournalPage): Metadata {
  const metadata = pageMetadata(route);
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

/** Metadata of an article: that of any page, its author, and Open Graph's article fields. */
export async function articleMetadata(route: Route, article: Article): Promise<Metadata> {
  const metadata = pageMetadata(route, await cardFormatOf(article));
  const { date, updated } = article;
  return {
    ...metadata,
    authors: { name: bylineOf(article) },
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      publishedTime: date,
      ...(updated && { modifiedTime: updated }),
    },
  };
}
