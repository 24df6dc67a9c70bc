import 'server-only';
import type { ReactElement } from 'react';
import { svgMarkup } from '@/components/art/svg-markup';
import type { Brand } from '@/content/model/schemas/brand';

/** `night` for a drawing in a dark section. */
export type Tone = 'night';

type Colours = Pick<Brand['colours'], 'light' | 'dark'>;

/** The rules of `app/weave.css`, for a drawing outside a page. */
function strokes(colours: Colours['light']): string {
  return `.weave-warp{stroke:${colours['accent-2']}}.weave-warp-tint{stroke:${colours['accent-2-tint']}}.weave-weft{stroke:${colours.accent}}.weave-weft-tint{stroke:${colours['accent-tint']}}.weave-casing{stroke:${colours.surface}}`;
}

const PALE =
  '.damask-pale{stroke-opacity:.62}.damask-paler{stroke-opacity:.44}.damask-soft{stroke-opacity:.6}';

/**
 * A drawing as a standalone SVG file, which follows the visitor's theme.
 *
 * @param drawing an element that renders one `<svg>`
 */
export function svgFile(drawing: ReactElement, { light, dark }: Colours, tone?: Tone): string {
  // A dark section has the dark theme's colours in either theme.
  if (tone === 'night') return markupOf(drawing, strokes(dark) + PALE);
  const both = `${strokes(light)}${PALE}@media (prefers-color-scheme:dark){${strokes(dark)}}`;
  return markupOf(drawing, both);
}

/**
 * A drawing as a standalone SVG file, in the light theme's colours alone.
 *
 * @param drawing an element that renders one `<svg>`
 */
export function lightSvgFile(drawing: ReactElement, { light }: Colours): string {
  return markupOf(drawing, strokes(light) + PALE);
}

/** An SVG file as a URL of itself. */
export const svgDataUrl = (svg: string | Buffer) =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

function markupOf(drawing: ReactElement, styles: string): string {
  return svgMarkup(drawing)
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace('>', () => `><style>${styles}</style>`);
}
