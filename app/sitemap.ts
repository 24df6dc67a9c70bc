import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/components/server/site-url';
import { routes } from '@/content/routes';

export const dynamic = 'force-static';

/** Every indexable page, once; without dates, because none would be true. */
export default function sitemap(): MetadataRoute.Sitemap {
  return (
    routes
      .filter(({ inSitemap }) => inSitemap)
      // Next does not escape URLs (vercel/next.js#77340), and `&` begins an entity in XML.
      .map(({ path }) => ({ url: absoluteUrl(path).replaceAll('&', '&amp;') }))
  );
}
