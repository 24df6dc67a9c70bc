import 'server-only';
import { withBasePath } from '@/content/base-path';
import { site } from '@/content/site';

/** Where a build will be published. */
export type SiteAddress = {
  /** Scheme and host, without a slash at the end. */
  origin: string;
  /** A preview is a copy of the site, which search engines are asked to leave alone. */
  isPreview: boolean;
};

/**
 * The site's own address, or that of a preview.
 *
 * @param override value of the environment variable `SITE_URL`; nothing for the site itself
 * @throws Error that says what `SITE_URL` has to be
 */
export function siteAddress(override: string | undefined): SiteAddress {
  if (!override) return { origin: site.url, isPreview: false };
  const url = URL.canParse(override) ? new URL(override) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(
      `SITE_URL is “${override}”; it must be an absolute address such as https://preview.example`,
    );
  }
  if (url.href !== `${url.origin}/`) {
    throw new Error(
      `SITE_URL is “${override}”; it must be scheme and host alone: a sub-path goes into BASE_PATH`,
    );
  }
  return { origin: url.origin, isPreview: url.origin !== site.url };
}

const address = siteAddress(process.env.SITE_URL);

/** Whether this build is a preview: then no page of it may be indexed. */
export const isPreview = address.isPreview;

/**
 * The full address of a path of this site, as canonical links, social cards, sitemap and structured
 * data take it. The home page's has no slash at its end, as no page's has.
 *
 * @param path path from the site's root, such as `/contact`, without the sub-path
 */
export function absoluteUrl(path: string): string {
  return `${address.origin}${withBasePath(path)}`.replace(/\/$/, '');
}
