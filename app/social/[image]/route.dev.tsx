import { readFile } from 'node:fs/promises';
import { CARD_WEAVE, CardWeave } from '@/components/art/card-weave';
import { Damask } from '@/components/art/damask';
import { drawCard } from './draw-card';
import { CardDrawing, CardText } from './social-card';
import { svgDataUri } from '@/components/art/svg-file';
import { LogoMark } from '@/components/art/logo-mark';
import { articleOf } from '@/components/journal/article-of';
import { dataUrlOf } from '@/components/pictures/site-pictures';
import { socialImages } from '@/components/seo/social-image';
import { brand, logo } from '@/content/model/brand';
import { brandFont } from '@/content/model/brand-font';
import { imageUse } from '@/content/model/pictures';
import { pathOf, trailOf } from '@/content/model/routes';
import type { Route } from '@/content/model/schemas/route';
import { site } from '@/content/model/site';

export const dynamic = 'force-static';
export const dynamicParams = false;

/**
 * Letters of all languages in Latin script. satori reads neither woff2 nor variable fonts, uses the
 * first font by default, requests letters that no font has from a third party, and uses only one
 * of two fonts with the same name. Read once, because satori parses the fonts of every new list.
 */
const fonts = Promise.all(
  brandFont(brand.font).cardFiles.map(async (file) => ({
    name: file,
    weight: 600 as const,
    data: await readFile(/* turbopackIgnore: true */ file),
  })),
);

/** The owner's logo, or else the woven mark. */
const cardLogo = async () =>
  logo
    ? {
        src: `data:image/svg+xml;base64,${await readFile(/* turbopackIgnore: true */ `public${logo.src}`, 'base64')}`,
        ratio: logo.width / logo.height,
      }
    : { src: await svgDataUri(<LogoMark />, brand.colours), ratio: 1 };

/** The picture of an article, if it has one, or else the page's woven drawing. */
async function drawingOf(route: Route): Promise<string> {
  const image = articleOf(route)?.image;
  if (image) return dataUrlOf(imageUse(image, 'head'), CARD_WEAVE);
  const isHome = route.path === pathOf('home');
  return svgDataUri(
    isHome ? <CardWeave seed={route.key} /> : <Damask icon={route.icon} size="social" />,
    brand.colours,
  );
}

export function generateStaticParams() {
  return [...socialImages.keys()].map((image) => ({ image }));
}

/** `/social/<page>.png`: the image that social networks show beside a link to the page. */
export async function GET(_request: Request, { params }: { params: Promise<{ image: string }> }) {
  const route = socialImages.get((await params).image);
  if (!route) return new Response(null, { status: 404 });
  // The first entry of every trail is the home page, which is not a section.
  const section = trailOf(route).slice(1, -1).at(-1);
  const isHome = route.path === pathOf('home');
  const colours = brand.colours.light;
  const text = CardText({
    company: site.name,
    // The home page's title would repeat the name.
    title: isHome ? site.tagline : route.title,
    section: section?.label,
    colours,
    logo: await cardLogo(),
  });
  const drawing = CardDrawing({ src: await drawingOf(route), colours });
  const card = await drawCard({ text, drawing }, await fonts);
  return new Response(new Uint8Array(card), { headers: { 'Content-Type': 'image/png' } });
}
