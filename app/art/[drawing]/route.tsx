import type { ReactElement } from 'react';
import { heroWeaves } from '@/components/art/hero-weaves';
import { svgFile } from '@/components/art/svg-file';
import { WeaveMark } from '@/components/art/weave-mark';
import { Weave } from '@/components/art/weave-svg';
import { content } from '@/content/loaded';
import { services } from '@/content/services';

export const dynamic = 'force-static';
export const dynamicParams = false;

const EXTENSION = '.svg';
const [story] = content['pages/client-stories'].stories;

/** The drawings of the home page that are not visible at first, by their names. */
const drawings = new Map<string, ReactElement>([
  ...Object.entries(heroWeaves).map(
    ([name, options]) => [name, <Weave key={name} {...options} />] as const,
  ),
  ...services.map(
    ({ icon }) => [`damask-${icon}`, <WeaveMark key={icon} seed={icon} />] as const,
  ),
  [
    'story',
    <Weave
      key="story"
      seed={story?.id ?? ''}
      shape="grid"
      fit="slice"
      width={320}
      height={800}
      warps={5}
      wefts={13}
      ribbon={[38, 36]}
      bend={6}
      inset={[-8, -8, -8, -8]}
      casing={2.5}
      decimals={0}
    />,
  ],
]);

export function generateStaticParams() {
  return [...drawings.keys()].map((name) => ({ drawing: `${name}${EXTENSION}` }));
}

/** `/art/<name>.svg` */
export async function GET(_request: Request, { params }: { params: Promise<{ drawing: string }> }) {
  // An export requests only the names above.
  const name = (await params).drawing.slice(0, -EXTENSION.length);
  return new Response(await svgFile(drawings.get(name)!), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
