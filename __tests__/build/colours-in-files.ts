import sharp from 'sharp';

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

/** The colour of a picture's first pixel. */
export async function cornerOf(image: string): Promise<string> {
  return `#${(await sharp(image).removeAlpha().raw().toBuffer()).toString('hex', 0, 3)}`;
}
