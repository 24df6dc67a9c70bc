import { load, type CheerioAPI } from 'cheerio';

/** A page, and the content of its `<noscript>` elements, which the parser takes for text. */
export function withNoscript($: CheerioAPI): CheerioAPI[] {
  return [$, load($('noscript').text())];
}

/** The elements that a selector finds, in their order; cheerio's type allows other nodes, too. */
export function elementsOf($: CheerioAPI, selector: string) {
  return $(selector)
    .toArray()
    .flatMap((node) => ('attribs' in node ? node : []));
}

/** The values of an attribute of the elements that a selector finds, in their order. */
export function valuesOf($: CheerioAPI, selector: string, name: string): string[] {
  return elementsOf($, selector).flatMap(({ attribs }) => attribs[name] ?? []);
}

/** The texts of the elements that a selector finds, in their order. */
export function textsOf($: CheerioAPI, selector: string): string[] {
  return elementsOf($, selector).map((element) => $(element).text());
}

/** The URLs in `a.png 1x, b.png 2x`; a URL may contain commas, but not end with one. */
export function candidates(srcset: string): string[] {
  return [...srcset.matchAll(/([^\s,](?:\S*[^\s,])?)(?:\s[^,]*)?/g)].map(([, url = '']) => url);
}

/** Scripts of the page itself, which `EarlyScript` renders. */
export const EARLY_SCRIPTS = 'script[data-early]';
