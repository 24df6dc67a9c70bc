import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** A colour in every notation that files may use. */
export function formsOf(colour: string): string[] {
  const parts = [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
  const short = /^#(.)\1(.)\2(.)\3$/.exec(colour);
  return [
    colour,
    `rgb(${parts.join(' ')}`,
    ...['rgb', 'rgba'].map((name) => `${name}(${parts.join()}`),
    ...(short ? [`#${short.slice(1).join('')};`] : []),
  ];
}

/** The colour of a PNG's first pixel, which no filter changes because nothing comes before it. */
export function cornerOf(image: string): string {
  const png = readFileSync(image);
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const isData = png.toString('latin1', at + 4, at + 8) === 'IDAT';
    if (isData) parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  return `#${inflateSync(Buffer.concat(parts)).toString('hex', 1, 4)}`;
}
