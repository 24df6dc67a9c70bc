import 'server-only';

/** An icon with the site's logo. */
export type SiteIcon = {
  /** Width and height in pixels. */
  size: number;
  /** Fraction of the icon's width that the logo takes; the rest is background. */
  share: number;
};

/**
 * Icons by file name, in `/icons`. Systems crop the maskable one to a circle or a rounded square.
 */
export const siteIcons = {
  'apple-touch-icon.png': { size: 180, share: 0.84 },
  'icon-192.png': { size: 192, share: 1 },
  'icon-512.png': { size: 512, share: 1 },
  'maskable-512.png': { size: 512, share: 0.66 },
} as const satisfies Record<string, SiteIcon>;

/** Width and height of `/favicon.ico` in pixels. */
export const FAVICON_SIZE = 32;

/** @returns the path of an icon, without the sub-path */
export function iconPath(file: keyof typeof siteIcons): string {
  return `/icons/${file}`;
}
