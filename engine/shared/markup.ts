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
