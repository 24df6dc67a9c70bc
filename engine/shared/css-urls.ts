/** An escaped sign, by its code, which a space may end, or as it is; or the end of a line. */
const ESCAPE = /\\(?:([\da-f]{1,6})\s?|\n|([^]))/gi;
const LAST_SIGN = 0x10_ff_ff;

/**
 * What a style consists of as far as its URLs are concerned: a comment, a `url()` without quotation
 * marks, a text, or the begin or end of a function. A data URL is matched as a whole, because it may
 * contain another URL.
 */
const PART =
  /\/\*[^]*?\*\/|\burl\(\s*((?:\\[\da-f]{1,6}\s?|\\.|[^"'()\s\\])+)\s*\)|"((?:\\[^]|[^"\\])*)"|'((?:\\[^]|[^'\\])*)'|([\w-]*)\(|\)/gi;
/** Functions that take a text for a URL. */
const OF_URLS = /^(?:url|src|(?:-webkit-)?image-set)$/i;

/** A text or a name as it is meant: `\3a ` and `\:` are a colon. */
export function unescapeCss(written: string): string {
  return written.replaceAll(ESCAPE, (_, code?: string, sign = '') =>
    code ? String.fromCodePoint(Math.min(parseInt(code, 16), LAST_SIGN)) : String(sign),
  );
}

/** Encodes what would end a URL that has no quotation marks, or these. */
const encodeSigns = (url: string) =>
  url.replaceAll(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/**
 * Replaces the URLs in a style: those in `url()`, and the texts that `image-set()` takes for URLs.
 *
 * @param change returns the new URL, or undefined to keep what is written
 */
export function replaceUrls(css: string, change: (url: string) => string | undefined): string {
  const functions: string[] = [];
  return css.replace(PART, (whole, bare?: string, double?: string, single?: string, name?) => {
    if (name !== undefined) functions.push(String(name));
    else if (whole === ')') functions.pop();
    const text = OF_URLS.test(functions.at(-1) ?? '') ? (double ?? single) : undefined;
    const written = bare ?? text;
    const url = written ? change(unescapeCss(written)) : undefined;
    if (url === undefined) return whole;
    const changed = encodeSigns(url);
    return bare === undefined ? whole[0] + changed + whole[0] : `url(${changed})`;
  });
}

/** What names no images: fonts, other style sheets, and namespaces, which nobody loads. */
const NO_IMAGES = /@font-face\s*\{[^}]*\}|@(?:import|namespace)\b[^;]*;/gi;

/** The URLs of images in a style. */
export function imagesIn(css: string): string[] {
  const found: string[] = [];
  replaceUrls(css.replaceAll(NO_IMAGES, ''), (url) => void found.push(url));
  return found;
}
