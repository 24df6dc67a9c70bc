import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/components/server/site-url';
import { routes } from '@/content/routes';

export const dynamic = 'force-static';

/** Every page that search engines may list, once; no dates, because none would be true. */
export default function sitemap(): MetadataRoute.Sitemap {
  return (
    routes
      .filter(({ inSitemap }) => inSitemap)
      // Next writes addresses as they are (vercel/next.js#77340), and `&` begins an entity in XML.
      .map(({ path }) => ({ url: absoluteUrl(path).replaceAll('&', '&amp;') }))
  );
}
