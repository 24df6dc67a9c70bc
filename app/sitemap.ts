import type { MetadataRoute } from 'next';
import { alternatesOf } from '@/components/seo/languages';
import { articleOf } from '@/components/journal/article-of';
import { absoluteUrl } from '@/components/seo/site-url';
import { routes } from '@/content/model/routes';

export const dynamic = 'force-static';

/** Next does not escape URLs (vercel/next.js#77340), and `&` begins an entity in XML. */
const escapeXml = (url: string) => url.replaceAll('&', '&amp;');

/** Every indexable page once, with its translations; with the day of its last change only if the
 * content states that day, because any other would be untrue. */
export default function sitemap(): MetadataRoute.Sitemap {
  return routes
    .filter(({ inSitemap }) => inSitemap)
    .map((route) => {
      const { path } = route;
      const updated = articleOf(route)?.updated;
      const changed = updated && { lastModified: updated };
      const url = escapeXml(absoluteUrl(path));
      const urls = Object.entries(alternatesOf(path) ?? {});
      if (urls.length === 0) return { url, ...changed };
      const languages = Object.fromEntries(urls.map(([code, other]) => [code, escapeXml(other)]));
      return { url, ...changed, alternates: { languages } };
    });
}
