import 'server-only';
import type { CardFormat } from '@/components/seo/card-format';
import { routes } from '@/content/model/routes';
import { isIndexable, type Route } from '@/content/model/schemas/route';

/** The size that social networks recommend, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** The pages with a social card, by the name of its file without its ending, as `about-careers`. */
export const socialImages: ReadonlyMap<string, Route> = cardsOf(
  routes.filter((route) => route.kind === 'page' && isIndexable(route) && !route.continues),
);

const names = new Map([...socialImages].map(([name, { path }]) => [path, name]));

/** Path of the file of a card, by its name. */
export const cardFile = (name: string, format: CardFormat) =>
  `/social/${name}.${format === 'jpeg' ? 'jpg' : format}`;

/**
 * Path of a page's social card: its own, that of its canonical page or of the page that it
 * continues, or the home page's if search engines must not list the page.
 *
 * @param format of an article's card: see `cardFormatOf`
 */
export function socialImagePath(
  { path, canonical, continues }: Route,
  format: CardFormat = 'png',
): string {
  const name = names.get(continues ?? canonical ?? path);
  return name === undefined ? cardFile('home', 'png') : cardFile(name, format);
}

/**
 * Pages by the names of their cards: without slash or ampersand, so that every host can serve them
 * unchanged. A page at `/about-careers` leaves that name to the one at `/about/careers`.
 */
export function cardsOf<Page extends { path: string }>(pages: readonly Page[]): Map<string, Page> {
  const cards = new Map<string, Page>();
  const depthOf = ({ path }: Page) => path.split('/').length;
  for (const page of pages.toSorted((one, other) => depthOf(other) - depthOf(one))) {
    const { path } = page;
    const name = path.slice(1).replaceAll('/', '-').replaceAll('&', 'and') || 'home';
    // No path has an underscore.
    const other = path.replaceAll('/', '_').replaceAll('&', '__');
    cards.set(cards.has(name) ? other : name, page);
  }
  return cards;
}
