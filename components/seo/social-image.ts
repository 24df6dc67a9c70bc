import 'server-only';
import { routes } from '@/content/routes';
import type { Route } from '@/content/schemas/route';

/** The size that social networks recommend, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

const withCard = routes.filter(
  ({ kind, robots, continues }) => kind === 'page' && robots === 'index' && !continues,
);
const files = cardFiles(withCard.map(({ path }) => path));

/** The pages with a social card, by the name of its file, such as `about-careers.png`. */
export const socialImages: ReadonlyMap<string, Route> = new Map(
  withCard.map((route) => [files.get(route.path) ?? '', route]),
);

/**
 * Path of a page's social card: its own, that of its canonical page or of the one that it continues,
 * or the home page's if search engines must not list the page.
 */
export function socialImagePath({ path, canonical, continues }: Route): string {
  return `/social/${files.get(continues ?? canonical ?? path) ?? files.get('/')}`;
}

/**
 * The names of the cards of pages, by their paths: without slash or ampersand, so that every host can
 * serve them unchanged. A page at `/about-careers` leaves that name to the one at `/about/careers`.
 */
export function cardFiles(paths: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const depthOf = (path: string) => path.split('/').length;
  for (const path of paths.toSorted((one, other) => depthOf(other) - depthOf(one))) {
    const name = path.slice(1).replaceAll('/', '-').replaceAll('&', 'and') || 'home';
    // No path has an underscore.
    const other = path.replaceAll('/', '_').replaceAll('&', '__');
    names.set(path, `${taken.has(name) ? other : name}.png`);
    taken.add(name);
  }
  return names;
}
