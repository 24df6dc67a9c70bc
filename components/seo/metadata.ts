import 'server-only';
import type { Metadata } from 'next';
import { feedPaths } from '@/components/journal/feed-paths';
import { absoluteUrl, isPreview } from '@/components/seo/site-url';
import { alternatesOf } from '@/components/seo/languages';
import type { CardFormat } from '@/components/seo/card-format';
import { SOCIAL_IMAGE_SIZE, socialImagePath } from '@/components/seo/social-image';
import { indexOfName } from '@/content/model/names-in-text';
import { hasPage } from '@/content/model/routes';
import { isIndexable, type Route } from '@/content/model/schemas/route';
import { site } from '@/content/model/site';
import { locale } from '@/messages/language';

/** The title of a document: the page's own, and the company's name unless that is in it already. */
export function documentTitle(title: string): string {
  return indexOfName(site.name, title) >= 0 ? title : `${title} · ${site.name}`;
}

/** The journal's feeds, for the head of every page; none without a journal. */
export const feeds = hasPage('blog')
  ? {
      'application/atom+xml': absoluteUrl(feedPaths.atom),
      'application/feed+json': absoluteUrl(feedPaths.json),
    }
  : undefined;

/** For pages that search engines must not list, although they may follow their links. */
export const NOT_INDEXED = { index: false, follow: true } as const;

/**
 * Title, description, canonical link, robots and social card of a page, from the route table.
 *
 * @param route the page's entry in the route table
 * @param card format of the card of an article: see `cardFormatOf`
 */
export function pageMetadata(route: Route, card: CardFormat = 'png'): Metadata {
  const { path, title, description, canonical, robots } = route;
  const url = absoluteUrl(canonical ?? path);
  const image = absoluteUrl(socialImagePath(route, card));
  return {
    title: documentTitle(title),
    description,
    alternates: {
      canonical: url,
      languages: isIndexable(route) ? alternatesOf(path) : undefined,
      types: feeds,
    },
    robots: isPreview || robots === 'noindex' ? NOT_INDEXED : undefined,
    openGraph: {
      type: 'website',
      locale: locale.replace('-', '_'),
      siteName: site.name,
      title,
      description,
      url,
      images: [{ url: image, type: `image/${card}`, ...SOCIAL_IMAGE_SIZE, alt: title }],
    },
    // Title and description come from Open Graph, which all networks read. So would the image, but
    // with a size and a type that no network reads here.
    twitter: { card: 'summary_large_image', images: [{ url: image, alt: title }] },
  };
}
