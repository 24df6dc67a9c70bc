import type { ReactElement } from 'react';
import { Damask } from '@/components/art/damask';
import { Drawing } from '@/components/art/drawing';
import { HeroWeave, heroWeaveFile } from '@/components/art/hero-weave';
import { storyCloth } from '@/components/art/story-cloth';
import { svgFile, type Tone } from '@/components/art/svg-file';
import { Weave } from '@/components/art/weave-svg';
import { brand } from '@/content/model/brand';
import { content } from '@/content/model/loaded';
import { services } from '@/content/model/services';

export const dynamic = 'force-static';
export const dynamicParams = false;

interface ArtFile {
  name: string;
  drawing: ReactElement;
  tone?: Tone;
}

const { stories } = content['client-stories'];

/** The drawings that are not visible at first. */
const files: readonly ArtFile[] = [
  // Above the last section of many pages.
  { name: 'band.svg', drawing: <Drawing name="band" fills /> },
  // The first slide's drawing is part of the page.
  ...content.hero.slides
    .slice(1)
    .filter(({ image }) => !image)
    .map((slide) => ({ name: heroWeaveFile(slide), drawing: <HeroWeave slide={slide} /> })),
  ...services.map(({ icon }) => ({
    name: `damask-${icon}.svg`,
    drawing: <Damask icon={icon} size="card" />,
  })),
  ...stories.slice(0, 1).map(({ id }) => ({
    name: 'story.svg',
    drawing: <Weave {...storyCloth} seed={id} fit="slice" />,
    tone: 'night' as const,
  })),
];

export function generateStaticParams() {
  return files.map(({ name }) => ({ drawing: name }));
}

/** `/art/<name>.svg` */
export async function GET(_request: Request, { params }: { params: Promise<{ drawing: string }> }) {
  const { drawing } = await params;
  const file = files.find(({ name }) => name === drawing);
  if (!file) return new Response(null, { status: 404 });
  return new Response(svgFile(file.drawing, brand.colours, file.tone), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
