import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getTranslations } from 'next-intl/server';
import { ImageResponse } from 'next/og';
import { CardWeave } from '@/components/art/card-weave';
import { Damask } from '@/components/art/damask';
import { SocialCard } from '@/components/art/social-card';
import { svgDataUri } from '@/components/art/svg-file';
import { LogoMark } from '@/components/art/logo-mark';
import { pageName } from '@/components/seo/menu-label';
import { SOCIAL_IMAGE_SIZE, socialImages } from '@/components/seo/social-image';
import { pathOf, trailOf } from '@/content/routes';
import { site } from '@/content/site';

export const dynamic = 'force-static';
export const dynamicParams = false;

/**
 * Letters of all languages that are written in Latin script, by the names that satori knows the
 * fonts by: two of one name would replace one another. It reads neither woff2 nor variable fonts, and
 * asks a foreign host for letters that are in none of them.
 */
const fontFiles = {
  Figtree: 'figtree-latin-600-normal.woff',
  'Figtree Extended': 'figtree-latin-ext-600-normal.woff',
};

/** Read once: satori parses the fonts of every list that it has not seen before. */
const fonts = Promise.all(
  Object.entries(fontFiles).map(async ([name, file]) => ({
    name,
    weight: 600 as const,
    data: await readFile(join('node_modules/@fontsource/figtree/files', file)),
  })),
);

export function generateStaticParams() {
  return [...socialImages.keys()].map((image) => ({ image }));
}

/** `/social/<page>.png`: the image that social networks show beside a link to the page. */
export async function GET(_request: Request, { params }: { params: Promise<{ image: string }> }) {
  const route = socialImages.get((await params).image);
  if (!route) return new Response(null, { status: 404 });
  const t = await getTranslations('navigation');
  // The first entry of every trail is the home page, which is not a section.
  const section = trailOf(route).slice(1, -1).at(-1);
  const isHome = route.path === pathOf('home');
  return new ImageResponse(
    <SocialCard
      company={site.name}
      // The home page's title would repeat the name.
      title={isHome ? site.tagline : route.title}
      section={section && pageName(t, section)}
      logo={await svgDataUri(<LogoMark />)}
      drawing={await svgDataUri(
        isHome ? <CardWeave seed={route.key} /> : <Damask icon={route.icon} size="social" />,
      )}
    />,
    {
      ...SOCIAL_IMAGE_SIZE,
      fonts: await fonts,
    },
  );
}
