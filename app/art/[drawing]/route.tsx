import type { ReactElement } from 'react';
import { Damask } from '@/components/art/damask';
import { heroWeaves } from '@/components/art/hero-weaves';
import { svgFile } from '@/components/art/svg-file';
import { Weave } from '@/components/art/weave-svg';
import { content } from '@/content/loaded';
import { services } from '@/content/services';

export const dynamic = 'force-static';
export const dynamicParams = false;

const EXTENSION = '.svg';
const [story] = content['pages/client-stories'].stories;

/** The drawings of the home page that are not visible at first, by their names. */
const drawings: Record<string, ReactElement> = {
  ...Object.fromEntries(
    Object.entries(heroWeaves).map(([name, options]) => [name, <Weave key={name} {...options} />]),
  ),
  ...Object.fromEntries(
    services.map(({ icon }) => [`damask-${icon}`, <Damask key={icon} icon={icon} size="card" />]),
  ),
};

/** The cloth that hangs beside the story. */
const nightDrawings: Record<string, ReactElement> = {
  story: (
    <Weave
      seed={story?.id ?? ''}
      shape="grid"
      fit="slice"
      width={800}
      height={800}
      warps={15}
      wefts={14}
      ribbon={[32, 34]}
      bend={6}
      inset={[-8, -8, -8, -8]}
      decimals={0}
    />
  ),
};

export function generateStaticParams() {
  return Object.keys({ ...drawings, ...nightDrawings }).map((name) => ({
    drawing: `${name}${EXTENSION}`,
  }));
}

/** `/art/<name>.svg` */
export async function GET(_request: Request, { params }: { params: Promise<{ drawing: string }> }) {
  // An export requests only the names above.
  const name = (await params).drawing.slice(0, -EXTENSION.length);
  const night = nightDrawings[name];
  const file = night ? svgFile(night, 'night') : svgFile(drawings[name]!);
  return new Response(await file, { headers: { 'Content-Type': 'image/svg+xml' } });
}
