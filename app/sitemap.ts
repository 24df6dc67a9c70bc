import type { MetadataRoute } from 'next';
import { alternatesOf } from '@/components/seo/languages';
import { absoluteUrl } from '@/components/seo/site-url';
import { routes } from '@/content/routes';

export const dynamic = 'force-static';

/** Next does not escape URLs (vercel/next.js#77340), and `&` begins an entity in XML. */
const escapeXml = (url: string) => url.replaceAll('&', '&amp;');

/** Every indexable page, once, with its translations; without dates, because none would be true. */
export default function sitemap(): MetadataRoute.Sitemap {
  return routes
    .filter(({ inSitemap }) => inSitemap)
    .map(({ path }) => {
      const url = escapeXml(absoluteUrl(path));
      const urls = Object.entries(alternatesOf(path) ?? {});
      if (urls.length === 0) return { url };
      const languages = Object.fromEntries(urls.map(([code, other]) => [code, escapeXml(other)]));
      return { url, alternates: { languages } };
    });
}
