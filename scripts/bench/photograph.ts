import sharp from 'sharp';

/** The size of an original: 12 megapixels, as phones make them. */
const WIDTH = 4_000;
const HEIGHT = 3_000;

/** Cells across each layer of soft clouds in a picture; the layer of the largest comes first. */
const CLOUDS = [5, 12, 40, 160] as const;

/** Numbers from 0 to 1 that are the same in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed * 7_919 + 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Clouds of random colours: a few pixels, enlarged until they are soft. */
function clouds(cells: number, next: () => number, strength: number): Promise<Buffer> {
  const rows = Math.round((cells * HEIGHT) / WIDTH);
  const pixels = Uint8Array.from({ length: cells * rows * 4 }, (_, index) =>
    index % 4 === 3 ? Math.round(255 * strength) : Math.round(40 + 190 * next()),
  );
  return sharp(pixels, { raw: { width: cells, height: rows, channels: 4 } })
    .resize(WIDTH, HEIGHT, { fit: 'fill', kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/**
 * A picture with what a photograph has: large soft shapes, smaller shapes, edges and grain. It is
 * generated, because the repository contains no photograph.
 *
 * @param seed decides what is drawn
 * @returns a JPEG of 12 megapixels and some 3 MB
 */
export async function photograph(seed: number): Promise<Buffer> {
  const next = numbersFrom(seed);
  const [base, ...details] = await Promise.all(
    CLOUDS.map((cells, index) => clouds(cells, next, index === 0 ? 1 : 0.4)),
  );
  const edges = Array.from({ length: 24 }, () => {
    const [x, y, size] = [next() * WIDTH, next() * HEIGHT, 60 + next() * 400].map(Math.round);
    const colour = `hsl(${Math.round(next() * 360)} ${Math.round(20 + next() * 40)}% ${Math.round(20 + next() * 60)}%)`;
    return next() < 0.5
      ? `<circle cx="${x}" cy="${y}" r="${size}" fill="${colour}" opacity="0.7"/>`
      : `<rect x="${x}" y="${y}" width="${size}" height="${size}" transform="rotate(${Math.round(next() * 90)} ${x} ${y})" fill="${colour}" opacity="0.7"/>`;
  });
  const shapes = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${edges.join('')}</svg>`;
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 14 };
  const grain = await sharp({
    create: { width: 1_000, height: 1_000, channels: 3, background: '#000', noise },
  })
    .png()
    .toBuffer();
  return sharp(base)
    .composite([
      ...details.map((input) => ({ input, blend: 'overlay' as const })),
      { input: Buffer.from(shapes) },
      { input: grain, tile: true, blend: 'soft-light' },
    ])
    .flatten()
    .jpeg({ quality: 92 })
    .toBuffer();
}
