import 'server-only';
import { routes } from '@/content/routes';
import type { Route } from '@/content/schemas/route';

/** The size that social networks recommend, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** The pages with a social card, by the name of its file, such as `about_careers.png`. */
export const socialImages: ReadonlyMap<string, Route> = new Map(
  routes
    .filter(({ kind, robots, continues }) => kind === 'page' && robots === 'index' && !continues)
    .map((route) => [fileOf(route.path), route]),
);

/**
 * Path of a page's social card: its own, that of its canonical page or of the one that it continues,
 * or the home page's if search engines must not list the page.
 */
export function socialImagePath({ path, canonical, continues }: Route): string {
  const file = fileOf(continues ?? canonical ?? path);
  return `/social/${socialImages.has(file) ? file : fileOf('/')}`;
}

/**
 * The name of a page's card, without slash or ampersand, so that every host can serve it unchanged. No
 * path has an underscore, and none is `/index`, so no two pages have one card.
 */
export function fileOf(path: string): string {
  const name = path.slice(1).replaceAll('/', '_').replaceAll('&', '__');
  return `${name || 'index'}.png`;
}
