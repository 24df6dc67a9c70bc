import type { ReactElement } from 'react';
import { palette } from '@/components/art/palette';

/** What `app/weave.css` says, for a drawing that stands alone. */
const strokes = {
  'weave-warp': palette['accent-2'],
  'weave-warp-tint': palette['accent-2-tint'],
  'weave-weft': palette.accent,
  'weave-weft-tint': palette['accent-tint'],
  'weave-casing': palette.surface,
};

const styles = Object.entries(strokes)
  .map(([name, colour]) => `.${name}{stroke:${colour}}`)
  .join('');

/**
 * A drawing as the address of an image, in the light theme's colours.
 *
 * @param drawing an element that renders one `<svg>`
 */
export async function svgDataUri(drawing: ReactElement): Promise<string> {
  // Next refuses this module where it is imported in the usual way; only pages must do without it.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const markup = renderToStaticMarkup(drawing)
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace('>', `><style>${styles}</style>`);
  return `data:image/svg+xml;base64,${Buffer.from(markup).toString('base64')}`;
}
