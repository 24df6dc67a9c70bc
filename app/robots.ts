import type { MetadataRoute } from 'next';
import { pathsOf } from '@/components/seo/languages';
import { isPreview, siteOrigin } from '@/components/seo/site-url';

export const dynamic = 'force-static';

/**
 * Crawlers may read every page, even of a preview, because they see `noindex` only on pages that
 * they may fetch. A preview names no sitemap.
 */
export default function robots(): MetadataRoute.Robots {
  const sitemaps = pathsOf('/sitemap.xml').map(({ path }) => `${siteOrigin}${path}`);
  const rules = { userAgent: '*', allow: '/' };
  return isPreview ? { rules } : { rules, sitemap: sitemaps.length > 1 ? sitemaps : sitemaps[0] };
}
