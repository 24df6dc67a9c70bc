import type { MetadataRoute } from 'next';
import { absoluteUrl, isPreview } from '@/components/server/site-url';

export const dynamic = 'force-static';

/**
 * All may read the site. A preview may be read, too, because a crawler only finds `noindex` on pages
 * that it may fetch; it names no sitemap.
 */
export default function robots(): MetadataRoute.Robots {
  const rules = { userAgent: '*', allow: '/' };
  return isPreview ? { rules } : { rules, sitemap: absoluteUrl('/sitemap.xml') };
}
