import 'server-only';
import { isPreviewOf } from '@/components/seo/preview';
import { withBasePath } from '@/content/model/base-path';
import { hasHost } from '@/content/model/schemas/safe-url';
import { site } from '@/content/model/site';

/** The URL at which a build will be published. */
export type SiteUrl = {
  /** Scheme and host, without trailing slash. */
  origin: string;
  /** Whether it is a preview: see `isPreviewOf`. */
  isPreview: boolean;
};

/**
 * The site's own URL, or that of a preview.
 *
 * @param override value of the environment variable `SITE_URL`; empty for the site's own origin
 * @param preview value of `PREVIEW`
 * @throws Error that says what is wrong with `SITE_URL`
 */
export function siteUrlOf(override: string | undefined, preview?: string): SiteUrl {
  const isPreview = isPreviewOf(site.url, { SITE_URL: override, PREVIEW: preview });
  if (!override) return { origin: site.url, isPreview };
  const url = URL.canParse(override) ? new URL(override) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || !hasHost(override)) {
    throw new Error(
      `SITE_URL is “${override}”; it must be an absolute URL such as https://preview.example`,
    );
  }
  if (url.href !== `${url.origin}/`) {
    throw new Error(
      `SITE_URL is “${override}”; it must be scheme and host alone: a sub-path goes into BASE_PATH`,
    );
  }
  return { origin: url.origin, isPreview };
}

const siteUrl = siteUrlOf(process.env.SITE_URL, process.env.PREVIEW);

/** Scheme and host of this build. */
export const siteOrigin = siteUrl.origin;

/** Whether this build is a preview: each of its pages says so, and none may be indexed. */
export const isPreview = siteUrl.isPreview;

/**
 * The absolute URL of a path of this site, for canonical links, social cards, sitemap and
 * structured data. Like every page's, the home page's has no trailing slash.
 *
 * @param path path from the site's root, such as `/contact`, without the sub-path
 */
export function absoluteUrl(path: string): string {
  return `${siteUrl.origin}${withBasePath(path)}`.replace(/\/$/, '');
}
