import type { CheerioAPI } from 'cheerio';

/** The scripts of a page as Next exported it. */
export type PageScripts = {
  /** Contents of Next's inline scripts, in order. */
  inline: string[];
  /** Addresses of Next's scripts, in order, each once. */
  runtime: string[];
};

/** The script of header and footer, which stays. */
export const CHROME_SCRIPT = '/chrome.js';

/** How Next names, on each page, the chunks and the modules to start with; the argument is JSON. */
export const START_PUSH = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';

/** Beginnings of the inline scripts that Next and React are known to write. */
const KNOWN_INLINE = [
  'self.__next_f.push(',
  '(self.__next_f=self.__next_f||[]).push(',
  START_PUSH,
  // Notes the time of the first paint, for boundaries that are revealed later.
  'requestAnimationFrame(function(){$RT=performance.now()});',
];

/** Scripts that only describe something and are never run. */
const DATA_TYPES = new Set(['application/ld+json', 'speculationrules']);

/**
 * Takes Next's scripts, and what fetches them ahead, out of a page.
 *
 * @param base sub-path of the site, without trailing slash
 * @throws Error for a script of a kind that this step does not know
 */
export function takeScripts($: CheerioAPI, base: string): PageScripts {
  const inline: string[] = [];
  const runtime = new Set<string>();
  for (const script of $('script').toArray()) {
    const { src, type, nomodule } = script.attribs;
    if (type !== undefined) {
      if (src !== undefined || !DATA_TYPES.has(type)) throw unknownScript($, script);
    } else if (src !== `${base}${CHROME_SCRIPT}`) {
      const code = $(script).text();
      if (src?.startsWith(`${base}/_next/static/chunks/`)) {
        // Browsers that would run the polyfills lack modules, and with them all that Next needs.
        if (nomodule === undefined) runtime.add(src);
      } else if (src === undefined && KNOWN_INLINE.some((start) => code.startsWith(start))) {
        inline.push(code);
      } else {
        throw unknownScript($, script);
      }
      $(script).remove();
    }
  }
  $('link[rel=preload][as=script], link[rel=modulepreload]').remove();
  return { inline, runtime: [...runtime] };
}

function unknownScript($: CheerioAPI, script: Parameters<CheerioAPI>[0]): Error {
  return new Error(
    `it has a script of an unknown kind: ${$(script).prop('outerHTML')?.slice(0, 200)}`,
  );
}
