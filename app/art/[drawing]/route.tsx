import { heroWeaves, type HeroWeave } from '@/components/art/hero-weaves';
import { svgFile } from '@/components/art/svg-file';
import { Weave } from '@/components/art/weave-svg';

export const dynamic = 'force-static';
export const dynamicParams = false;

const EXTENSION = '.svg';

export function generateStaticParams() {
  return Object.keys(heroWeaves).map((name) => ({ drawing: `${name}${EXTENSION}` }));
}

/** `/art/<name>.svg`: the drawings of slides that are not visible at first. */
export async function GET(_request: Request, { params }: { params: Promise<{ drawing: string }> }) {
  // An export requests only the names above.
  const name = (await params).drawing.slice(0, -EXTENSION.length) as HeroWeave;
  return new Response(await svgFile(<Weave {...heroWeaves[name]} />), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
