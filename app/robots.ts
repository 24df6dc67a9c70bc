import type { MetadataRoute } from 'next';
import { absoluteUrl, isPreview } from '@/components/lib/site-url';

export const dynamic = 'force-static';

/** All may read the site, and nobody a preview of it. */
export default function robots(): MetadataRoute.Robots {
  return isPreview
    ? { rules: { userAgent: '*', disallow: '/' } }
    : { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
