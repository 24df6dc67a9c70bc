import 'server-only';
import { routes } from '@/content/routes';
import type { Route } from '@/content/schemas/route';

/** What social networks ask for, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** The pages that have a card of their own, by the name of its file, such as `about-careers.png`. */
export const socialImages: ReadonlyMap<string, Route> = new Map(
  routes
    .filter(({ kind, robots }) => kind === 'page' && robots === 'index')
    .map((route) => [fileOf(route.path), route]),
);

/**
 * Path of the card that a page shows when somebody shares it: its own, that of the page it stands
 * for, or the home page's where search engines are to leave it out.
 */
export function socialImagePath({ path, canonical }: Route): string {
  const file = fileOf(canonical ?? path);
  return `/social/${socialImages.has(file) ? file : fileOf('/')}`;
}

/** Hosts serve the name as it is: no slash and no ampersand in it. */
function fileOf(path: string): string {
  const name = path.slice(1).replaceAll('/', '-').replaceAll('&', 'and');
  return `${name || 'home'}.png`;
}
