/** Pictures in the copy that `recipes.test.ts` builds: as browsers should get them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { added, articlePath, pagePath, pictured } from './recipe-edits';
import { open, OUT, STORY } from './recipe-site';
import type { Slide } from '@/content/model/schemas/hero';
import type { ClientLogo } from '@/content/model/schemas/logos';
import { filesBelow } from '@/engine/shared/files-below';

it('shows the pictures of a story, a slide and a logo', () => {
  expect(open('/room')(`main img[alt="${STORY}"]`)).toHaveLength(1);
  const { image } = added<Slide>('hero');
  const slide = open('/')(`[data-island=hero-carousel] picture img[alt="${image?.alt}"]`);
  // Instead of its weave, after the first paint.
  expect(slide.attr()).toMatchObject({ loading: 'lazy' });
  expect(slide.closest('[role=group]').find('img')).toHaveLength(1);
  const { name } = added<ClientLogo>('logos');
  const logo = open('/')(`[data-island=logo-strip] img[alt="${name}"]`);
  expect(existsSync(join(OUT, logo.attr('src') ?? ''))).toBe(true);
});

it('shows the picture upright on the page and in the article, and on its card', async () => {
  for (const path of [pagePath, articlePath]) {
    const images = open(path)(`main picture img[alt="${pictured.image.alt}"]`);
    expect(images).toHaveLength(1);
    expect(images.closest('figure').find('figcaption').text()).toBe(pictured.caption);
    const { width, height } = await sharp(join(OUT, images.attr('src') ?? '')).metadata();
    expect([width, height]).toEqual(['width', 'height'].map((name) => Number(images.attr(name))));
    expect(height).toBeGreaterThan(width);
  }
  const meta = (name: string) => open(articlePath)(`meta[property="${name}"]`).attr('content');
  const card = sharp(join(OUT, new URL(meta('og:image') ?? '').pathname));
  const { format } = await card.metadata();
  expect([format, meta('og:image:type')]).toEqual(['jpeg', 'image/jpeg']);
  const part = { left: 850, top: 50, width: 100, height: 100 };
  const [red, , blue] = (await sharp(await card.extract(part).toBuffer()).stats()).channels;
  expect(red?.mean).toBeGreaterThan(2 * (blue?.mean ?? 0));
  // Instead of its drawing.
  expect(open(articlePath)('article > :first-child svg.damask')).toHaveLength(0);
});

it('publishes no original picture, and nothing of what a phone writes into one', async () => {
  const files = filesBelow(join(OUT, 'media'));
  expect(files).not.toEqual([]);
  for (const file of files) {
    const { exif, xmp, iptc, orientation } = await sharp(join(OUT, 'media', file)).metadata();
    expect({ file, exif, xmp, iptc, orientation }).toEqual({ file });
  }
  expect(files).not.toContain(pictured.image.file);
});
