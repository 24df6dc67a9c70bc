import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** A test's folder of original pictures, with a cache for what is made from them. */
export class Originals {
  readonly folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  readonly cache = join(this.folder, 'cache');

  /** @returns the path of a new file */
  write(name: string, content: Buffer | string): string {
    const path = join(this.folder, name);
    writeFileSync(path, content);
    return path;
  }

  async add(name: string, picture: Sharp): Promise<string> {
    return this.write(name, await picture.toBuffer());
  }

  delete(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/** A picture of one colour. */
export function plain(width: number, height: number, background = '#3366cc'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** The text of an SVG with these attributes. */
export const svg = (attributes = 'width="64" height="48"', inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

/** A picture with as much detail as possible. */
export function noise(width: number, height: number): Sharp {
  const picture = { width, height, channels: 3 as const, noise: noiseOf() };
  return sharp({ create: { ...picture, background: '#000' } });
}

const noiseOf = () => ({ type: 'gaussian' as const, mean: 128, sigma: 60 });

/** A tile of grain that makes a picture as large as a photograph: 4 MB for 12 megapixels. */
export function grain(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 };
  const tile = { width: 1008, height: 756, channels: 3 as const, background: '#000', noise };
  return sharp({ create: tile }).png().toBuffer();
}

/**
 * A picture as a phone saves it: on its side, with its location. Red is above, blue below.
 *
 * @param tile covers both colours, unless they are to be plain
 */
export function phonePicture(width: number, height: number, tile?: Buffer): Sharp {
  const side = { width: Math.round(height / 2), height: width };
  // The camera was turned, so the top of the picture is on the left of its sensor.
  const above = { create: { ...side, channels: 3 as const, background: '#d02020' } };
  return plain(height, width, '#2020d0')
    .composite([
      { input: above, left: 0, top: 0 },
      ...(tile ? [{ input: tile, tile: true, blend: 'soft-light' as const }] : []),
    ])
    .jpeg({ quality: 95 })
    .withExif({
      IFD0: { Make: 'Phone', Copyright: 'Somebody' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '53/1 20/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '6/1 15/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 });
}
