/** A URL in a style: its quotation mark, and its text in quotation marks or without. */
export const CSS_URL =
  // As a whole, because data may contain another.
  /url\(\s*(?:(["'])((?:\\.|(?!\1)[^\\])+)\1|((?:\\.|[^"'()\s\\])+))\s*\)/g;

/** The URLs of images in a style: all but those of fonts. */
export function imagesIn(css: string): string[] {
  return [...css.replaceAll(/@font-face\s*\{[^}]*\}/g, '').matchAll(CSS_URL)].map(
    ([, , quoted, bare]) => quoted ?? bare ?? '',
  );
}
