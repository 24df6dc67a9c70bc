import type { CheerioAPI } from 'cheerio';

/** The values of an attribute of the elements that a selector finds, in their order. */
export function valuesOf($: CheerioAPI, selector: string, name: string): string[] {
  return $(selector)
    .map((_, element) => $(element).attr(name))
    .get();
}

/** The texts of the elements that a selector finds, in their order. */
export function textsOf($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .map((_, element) => $(element).text())
    .get();
}
