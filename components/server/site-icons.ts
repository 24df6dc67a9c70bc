import 'server-only';

/** A picture of the site's sign for home screens. */
type SiteIcon = {
  /** Breadth and height in pixels. */
  size: number;
  /** How much of the picture's breadth the sign takes; the rest is paper. */
  share: number;
};

/** Icons by file name, below `/icons`. Systems cut a round or soft square out of the maskable one. */
export const siteIcons = {
  'apple-touch-icon.png': { size: 180, share: 0.84 },
  'icon-192.png': { size: 192, share: 1 },
  'icon-512.png': { size: 512, share: 1 },
  'maskable-512.png': { size: 512, share: 0.66 },
} as const satisfies Record<string, SiteIcon>;

/** @returns the path of an icon, without the sub-path */
export function iconPath(file: keyof typeof siteIcons): string {
  return `/icons/${file}`;
}
