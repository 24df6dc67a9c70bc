import type { CheerioAPI } from 'cheerio';

/** The script of header and footer as Next exports it; it stays. */
export const SHELL_SCRIPT = '/shell.js';

/** Scripts that only describe something and are never run. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json', 'speculationrules']);

/**
 * Takes Next's scripts, and what fetches them ahead, out of a page. They are known by where they
 * come from: those with a URL lie in Next's folder, and every inline script that runs is Next's,
 * because lint lets no component write one.
 *
 * @param base sub-path of the site, without trailing slash
 * @throws Error for a script of any other kind
 */
export function removeNextScripts($: CheerioAPI, base: string): void {
  for (const script of $('script').toArray()) {
    const { src, type } = script.attribs;
    const isData = src === undefined && type !== undefined && DATA_TYPES.has(type);
    if (isData || src === `${base}${SHELL_SCRIPT}`) continue;
    const isNexts = type === undefined && (src?.startsWith(`${base}/_next/`) ?? true);
    if (!isNexts) {
      const markup = $(script).prop('outerHTML')?.slice(0, 200);
      throw new Error(`it has a script of an unknown kind: ${markup}`);
    }
    $(script).remove();
  }
  $('link[rel=preload][as=script], link[rel=modulepreload]').remove();
}
