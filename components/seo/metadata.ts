import 'server-only';
import type { Metadata } from 'next';
import { absoluteUrl, isPreview } from '@/components/seo/site-url';
import { alternatesOf } from '@/components/seo/languages';
import { SOCIAL_IMAGE_SIZE, socialImagePath } from '@/components/seo/social-image';
import type { Route } from '@/content/schemas/route';
import { site } from '@/content/site';
import { locale } from '@/messages/languages';

/** Template for the document title; `%s` is replaced by the page's title. */
export const TITLE_TEMPLATE = `%s · ${site.name}`;

/** For pages that search engines must not list; they may follow their links. */
export const NOT_INDEXED = { index: false, follow: true } as const;

/**
 * Title, description, canonical link, robots and social card of a page, from the route table.
 *
 * @param route the page's entry in the route table
 */
export function pageMetadata(route: Route): Metadata {
  const { path, title, description, canonical, robots } = route;
  const url = absoluteUrl(canonical ?? path);
  const isListed = robots === 'index' && (canonical ?? path) === path;
  const image = absoluteUrl(socialImagePath(route));
  return {
    title: title.includes(site.name) ? { absolute: title } : title,
    description,
    alternates: { canonical: url, languages: isListed ? alternatesOf(path) : undefined },
    robots: isPreview || robots === 'noindex' ? NOT_INDEXED : undefined,
    openGraph: {
      type: 'website',
      locale: locale.replace('-', '_'),
      siteName: site.name,
      title,
      description,
      url,
      images: [{ url: image, ...SOCIAL_IMAGE_SIZE, type: 'image/png', alt: title }],
    },
    // Title, description and image come from Open Graph, which all networks read.
    twitter: { card: 'summary_large_image' },
  };
}
