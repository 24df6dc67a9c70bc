import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contrastOf } from '@/content/model/palette.mjs';
import { openPicture } from '@/content/model/picture-files/original';
import { MEDIA } from '@/content/model/pictures';
import type { Brand } from '@/content/model/schemas/brand';

/** Below this contrast to the paper a drawing is hardly seen. */
const FAINT = 2;
/** In pixels: the share of a colour needs no more. */
const SIZE = 64;
const CHANNELS = 4;
const HALF = 0.5;

/** Whether most of a logo without a ground of its own is too like the paper to be seen. */
async function isFaint(path: string, paper: string): Promise<boolean> {
  const pixels = await openPicture(path)
    .resize(SIZE, SIZE, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  const colours = Array.from({ length: pixels.length / CHANNELS }, (_, at) =>
    pixels.subarray(at * CHANNELS, (at + 1) * CHANNELS),
  );
  const solid = colours.filter(([, , , alpha = 0]) => alpha > 255 * HALF);
  const faint = solid.filter(
    (colour) => contrastOf(`#${colour.toString('hex', 0, 3)}`, paper) < FAINT,
  );
  return solid.length < colours.length && faint.length > solid.length * HALF;
}

/**
 * What is said of logos that can hardly be seen on light or on dark pages, a line each. An SVG with
 * a style of its own for dark windows is left to the owner.
 *
 * @param brand a look whose files are there
 */
export async function logoAdvice({ colours, logo, wordmark }: Brand, root: string) {
  const shown = (['light', 'dark'] as const).flatMap((theme) => [
    ...(logo === undefined
      ? []
      : [{ theme, path: join('public', logo), remedy: 'lighten it there by a style of its own' }]),
    ...(wordmark
      ? [
          {
            theme,
            path: join(MEDIA, (wordmark[theme] ?? wordmark.light).file),
            remedy: wordmark[theme] ? 'take another one there' : 'name one for them under `dark`',
          },
        ]
      : []),
  ]);
  const lines = shown.map(async ({ theme, path, remedy }) => {
    const file = join(root, path);
    const adapts =
      path.endsWith('.svg') && /prefers-color-scheme/.test(await readFile(file, 'utf8'));
    if (adapts || !(await isFaint(file, colours[theme].surface))) return [];
    return [`content/brand.yaml: ${path} can hardly be seen on ${theme} pages; ${remedy}`];
  });
  return (await Promise.all(lines)).flat();
}
