import type { CheerioAPI } from 'cheerio';
import { SHELL_FILE } from '../bundle/bundle-shell';
import { minifyInline } from '../bundle/minify-more';
import { EARLY_SCRIPTS } from '../shared/markup';

/** Types of scripts that contain data and are never executed. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json', 'speculationrules']);

/** What inline scripts of Next and of React's server renderer contain. */
const LIKE_NEXT = /__next|\bTURBOPACK\b|\$R[A-Z]\b|\$\$react/i;

const SCRIPT = /<script([^>]*)>([^]*?)<\/script>/g;

/** Attributes of data, a file or an `EarlyScript`; scripts without them count as Next's. */
const NOT_OF_NEXT = /\s(?:type|src|data-early)\b/;

/**
 * The HTML without Next's inline scripts, which differ in every build and are half of the page:
 * parsing the rest takes half the time.
 */
export function withoutNextScripts(html: string): string {
  return html.replace(SCRIPT, (script, attributes: string) =>
    NOT_OF_NEXT.test(attributes) ? script : '',
  );
}

/** The texts of removed scripts that do not look like Next's: a page may need them. */
export function doubtfulScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', code = '']) =>
    NOT_OF_NEXT.test(attributes) || code === '' || LIKE_NEXT.test(code) ? [] : [code],
  );
}

/**
 * Minifies the scripts of the page itself, which a build may leave as they are written.
 *
 * @throws Error for one that cannot be parsed
 */
export function minifyEarlyScripts($: CheerioAPI): void {
  for (const script of $(EARLY_SCRIPTS).toArray()) $(script).text(minifyInline($(script).text()));
}

/**
 * Removes what is left of Next from a page: its scripts below `/_next/`, their preloads, and the
 * elements that only its client uses.
 *
 * @param base sub-path of the site, without trailing slash
 * @throws Error for a script of any other kind
 */
export function removeNextScripts($: CheerioAPI, base: string): void {
  for (const script of $('script').toArray()) {
    const { src, type } = script.attribs;
    const isData = src === undefined && type !== undefined && DATA_TYPES.has(type);
    if (isData || src === `${base}/${SHELL_FILE}` || $(script).is(EARLY_SCRIPTS)) continue;
    const isFromNext = type === undefined && src?.startsWith(`${base}/_next/`);
    if (!isFromNext) {
      const markup = $(script).prop('outerHTML')?.slice(0, 200);
      throw new Error(`it has a script of an unknown kind: ${markup}`);
    }
    $(script).remove();
  }
  $('link[rel=preload][as=script], link[rel=modulepreload]').remove();
  // Only Next's client uses these: a mark for its fonts, and an empty element for streaming.
  $('meta[name=next-size-adjust]').remove();
  $('body > div[hidden]:not([id]):empty').remove();
}
