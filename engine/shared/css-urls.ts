/**
 * What a style consists of as far as its URLs are concerned: a comment, a `url()` with its quotation
 * mark and its text, which is quoted or not, another text, or the begin or end of a function. A data
 * URL is matched as a whole, because it may contain another URL.
 */
const PART =
  /\/\*[^]*?\*\/|\burl\(\s*(?:(["'])((?:\\.|(?!\1)[^\\])+)\1|((?:\\.|[^"'()\s\\])+))\s*\)|"((?:\\[^]|[^"\\])*)"|'((?:\\[^]|[^'\\])*)'|([\w-]*)\(|\)/gi;

/**
 * Replaces the URLs in a style: those in `url()`, and the texts that `image-set()` takes for URLs.
 *
 * @param change returns the new URL, or undefined to keep what is written
 */
export function replaceUrls(css: string, change: (url: string) => string | undefined): string {
  const functions: string[] = [];
  return css.replace(
    PART,
    (
      whole,
      quote = '',
      quoted?: string,
      bare?: string,
      double?: string,
      single?: string,
      name?,
    ) => {
      if (name !== undefined) functions.push(String(name));
      else if (whole === ')') functions.pop();
      const inSet = functions.at(-1)?.endsWith('image-set') ? (double ?? single) : undefined;
      const url = quoted ?? bare ?? inSet;
      const changed = url === undefined ? undefined : change(url);
      if (changed === undefined) return whole;
      if (inSet !== undefined) return whole[0] + changed + whole[0];
      return `url(${quote}${changed}${quote})`;
    },
  );
}

/** The URLs of images in a style: all but those of fonts. */
export function imagesIn(css: string): string[] {
  const found: string[] = [];
  replaceUrls(css.replaceAll(/@font-face\s*\{[^}]*\}/g, ''), (url) => void found.push(url));
  return found;
}
