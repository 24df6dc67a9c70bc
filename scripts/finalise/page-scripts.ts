import type { CheerioAPI } from 'cheerio';

/** Path of the shell's script in Next's export. */
export const SHELL_SCRIPT = '/shell.js';

/** Scripts of the page itself, which `EarlyScript` renders. */
const EARLY_SCRIPTS = 'script[data-early]';

/** Types of scripts that contain data and are never executed. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json', 'speculationrules']);

/**
 * Removes Next's scripts and their preloads from a page. Those with a URL are in Next's folder, and
 * every other inline script that is executed is Next's, because lint forbids `<script>` in
 * components.
 *
 * @param base sub-path of the site, without trailing slash
 * @throws Error for a script of any other kind
 */
export function removeNextScripts($: CheerioAPI, base: string): void {
  for (const script of $('script').toArray()) {
    const { src, type } = script.attribs;
    const isData = src === undefined && type !== undefined && DATA_TYPES.has(type);
    if (isData || src === `${base}${SHELL_SCRIPT}` || $(script).is(EARLY_SCRIPTS)) continue;
    const isFromNext = type === undefined && (src?.startsWith(`${base}/_next/`) ?? true);
    if (!isFromNext) {
      const markup = $(script).prop('outerHTML')?.slice(0, 200);
      throw new Error(`it has a script of an unknown kind: ${markup}`);
    }
    $(script).remove();
  }
  $('link[rel=preload][as=script], link[rel=modulepreload]').remove();
}

/** The texts of the scripts in the page itself. */
export function earlyScripts($: CheerioAPI): string[] {
  return $(EARLY_SCRIPTS)
    .map((_, script) => $(script).text())
    .get();
}
