/** A URL in a style. Groups: its quotation mark, its text if quoted, its text if not. */
export const CSS_URL =
  // Matched as a whole, because a data URL may contain another URL.
  /url\(\s*(?:(["'])((?:\\.|(?!\1)[^\\])+)\1|((?:\\.|[^"'()\s\\])+))\s*\)/g;

/** The URLs of images in a style: all but those of fonts. */
export function imagesIn(css: string): string[] {
  return [...css.replaceAll(/@font-face\s*\{[^}]*\}/g, '').matchAll(CSS_URL)].map(
    ([, , quoted, bare]) => quoted ?? bare ?? '',
  );
}
