import 'server-only';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Damask } from '@/components/art/damask';
import { Drawing } from '@/components/art/drawing';
import { LogoMark } from '@/components/art/logo-mark';
import { lightSvgFile, svgDataUrl } from '@/components/art/svg-file';
import { articleOf } from '@/components/journal/article-of';
import { cardFormatOf, cardPicture, cardPictureKey } from '@/components/seo/card-format';
import { cardFile, socialImages } from '@/components/seo/social-image';
import { CARD_CACHE } from '@/components/social/card-cache';
import { cardFonts } from '@/components/social/card-fonts';
import { cardDrawer, RENDERERS, type Card } from '@/components/social/draw-card';
import { CardText, type CardLogo } from '@/components/social/social-card';
import { brand, logo } from '@/content/model/brand';
import { brandFont } from '@/content/model/brand-font';
import { drawableLogo } from '@/content/model/picture-files/wordmark';
import { MEDIA } from '@/content/model/pictures';
import { pathOf, trailOf } from '@/content/model/routes';
import type { Route } from '@/content/model/schemas/route';
import { site } from '@/content/model/site';
import { cached, hashOf } from '@/engine/shared/cache';

/** What draws what the key of a card names. */
const DRAWING_FILES = [
  'components/seo/card-format.ts',
  'components/social/card-fonts.ts',
  'components/social/draw-card.ts',
];

/** The owner's logo, instead of the name or beside it, or else the woven mark. */
async function cardLogo(): Promise<CardLogo> {
  if (brand.wordmark) {
    const drawn = await drawableLogo(brand.wordmark.light.file, '.', { width: 548, height: 108 });
    return { ...drawn, isName: true };
  }
  return logo
    ? {
        src: svgDataUrl(readFileSync(/* turbopackIgnore: true */ `public${logo.src}`)),
        ratio: logo.width / logo.height,
      }
    : { src: svgDataUrl(lightSvgFile(<LogoMark />, brand.colours)), ratio: 1 };
}

/** Draws the cards of this site. @returns a function that returns the file of a page's card */
export function socialCards() {
  const fonts = cardFonts(brandFont(brand.font).cardFiles);
  const draw = cardDrawer(fonts);
  const logoOnCards = cardLogo();
  // Another way of drawing makes other cards of the same text.
  const drawnBy = DRAWING_FILES.map((file) => readFileSync(/* turbopackIgnore: true */ file));
  const hash = hashOf(fonts.hash, ...drawnBy);
  const colours = brand.colours.light;
  const drawings = new Map<string, string>();
  const damask = ({ icon }: Route) => {
    const file =
      drawings.get(icon) ?? lightSvgFile(<Damask icon={icon} size="social" />, brand.colours);
    drawings.set(icon, file);
    return file;
  };

  return async (name: string, route: Route): Promise<{ path: string; content: Buffer }> => {
    const article = articleOf(route);
    const picture = article && cardPicture(article);
    const format = article ? await cardFormatOf(article) : 'png';
    // The first entry of every trail is the home page, which is not a section.
    const section = trailOf(route).slice(1, -1).at(-1);
    const isHome = route.path === pathOf('home');
    const text = CardText({
      company: site.name,
      // The home page's title would repeat the name.
      title: isHome ? site.tagline : route.title,
      section: section?.label,
      colours,
      logo: await logoOnCards,
    });
    const weave = () =>
      isHome ? lightSvgFile(<Drawing name="card" />, brand.colours) : damask(route);
    const card: Card = { text, drawing: picture ?? weave(), surface: colours.surface, format };
    const shown = picture ? await cardPictureKey(picture) : card.drawing;
    const key = hashOf(JSON.stringify([text, shown, format, RENDERERS]), hash);
    const content = await cached(join(CARD_CACHE, key), () => draw(card)).catch((cause: Error) => {
      const of = picture ? `, with ${join(MEDIA, picture.file)},` : '';
      throw new Error(`The social card of ${route.path}${of} ${cause.message}`, { cause });
    });
    return { path: cardFile(name, format), content };
  };
}

/**
 * Draws the cards of all pages, or takes them from the cache.
 *
 * @param write called with the path and the content of each file
 */
export async function drawSocialCards(write: (path: string, content: Buffer) => void) {
  const cardOf = socialCards();
  const pages = socialImages.entries();
  async function drawInTurn() {
    for (const [name, route] of pages) {
      const { path, content } = await cardOf(name, route);
      write(path, content);
    }
  }
  // sharp encodes one in a thread while satori places the letters of the next.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, drawInTurn));
}
