import type { CheerioAPI } from 'cheerio';
import { SHELL_FILE } from '../bundle/bundle-shell';
import { textsOf } from '../shared/markup';

/** Scripts of the page itself, which `EarlyScript` renders. */
export const EARLY_SCRIPTS = 'script[data-early]';

/** Types of scripts that contain data and are never executed. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json', 'speculationrules']);

/** What inline scripts of Next and of React's server renderer contain. */
const LIKE_NEXT = /__next|\bTURBOPACK\b|\$R[A-Z]\b|\$\$react/i;

/**
 * Removes Next's scripts, their preloads and their marks from a page. Those with a URL are in Next's
 * folder, and every other inline script that is executed is Next's: a site's own is an
 * `EarlyScript`.
 *
 * @param base sub-path of the site, without trailing slash
 * @returns the inline scripts that do not look like Next's, which the page may miss
 * @throws Error for a script of any other kind
 */
export function removeNextScripts($: CheerioAPI, base: string): string[] {
  const doubtful: string[] = [];
  for (const script of $('script').toArray()) {
    const { src, type } = script.attribs;
    const isData = src === undefined && type !== undefined && DATA_TYPES.has(type);
    if (isData || src === `${base}/${SHELL_FILE}` || $(script).is(EARLY_SCRIPTS)) continue;
    const isFromNext = type === undefined && (src?.startsWith(`${base}/_next/`) ?? true);
    if (!isFromNext) {
      const markup = $(script).prop('outerHTML')?.slice(0, 200);
      throw new Error(`it has a script of an unknown kind: ${markup}`);
    }
    const text = $(script).text();
    if (text && !LIKE_NEXT.test(text)) doubtful.push(text);
    $(script).remove();
  }
  $('link[rel=preload][as=script], link[rel=modulepreload]').remove();
  // What only its client looks for: a mark for its fonts, and an empty element for what it streams.
  $('meta[name=next-size-adjust]').remove();
  $('body > div[hidden]')
    .filter((_, element) => !element.attribs.id && $(element).children().length === 0)
    .filter((_, element) => $(element).text() === '')
    .remove();
  return doubtful;
}

/** Scripts in a page of Next's, which have no type. */
const OF_NEXT = /<script(?![^>]*\s(?:type|src|data-early)\b)[^>]*>[^]*?<\/script>/g;

/** The HTML without most of what `removeNextScripts` takes: those scripts differ in every build. */
export function withoutNextScripts(html: string): string {
  return html.replace(OF_NEXT, '');
}

/** The texts of the scripts in the page itself. */
export function earlyScripts($: CheerioAPI): string[] {
  return textsOf($, EARLY_SCRIPTS);
}
