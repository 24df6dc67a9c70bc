import 'server-only';
import type { ReactElement } from 'react';
import { darkPalette, palette } from '@/components/art/palette';

/** `night` for a drawing in a dark section. */
export type Tone = 'night';

type Palette = Record<keyof typeof darkPalette, string>;

/** The rules of `app/weave.css`, for a drawing outside a page. */
function strokes(colours: Palette): string {
  return `.weave-warp{stroke:${colours['accent-2']}}.weave-warp-tint{stroke:${colours['accent-2-tint']}}.weave-weft{stroke:${colours.accent}}.weave-weft-tint{stroke:${colours['accent-tint']}}.weave-casing{stroke:${colours.surface}}`;
}

const PALE =
  '.damask-pale{stroke-opacity:.62}.damask-paler{stroke-opacity:.44}.damask-soft{stroke-opacity:.6}';
const LIGHT = strokes(palette) + PALE;
/** A dark section has the dark theme's colours in either theme. */
const NIGHT = strokes(darkPalette) + PALE;
const BOTH = `${LIGHT}@media (prefers-color-scheme:dark){${strokes(darkPalette)}}`;

/**
 * A drawing as a standalone SVG file, which follows the visitor's theme.
 *
 * @param drawing an element that renders one `<svg>`
 */
export function svgFile(drawing: ReactElement, tone?: Tone): Promise<string> {
  return markupOf(drawing, tone === 'night' ? NIGHT : BOTH);
}

/**
 * A drawing as a data URL, in the light theme's colours.
 *
 * @param drawing an element that renders one `<svg>`
 */
export async function svgDataUri(drawing: ReactElement): Promise<string> {
  const markup = await markupOf(drawing, LIGHT);
  return `data:image/svg+xml;base64,${Buffer.from(markup).toString('base64')}`;
}

async function markupOf(drawing: ReactElement, styles: string): Promise<string> {
  // Next forbids static imports of this module, so that pages do not use it.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderToStaticMarkup(drawing)
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace('>', () => `><style>${styles}</style>`);
}
