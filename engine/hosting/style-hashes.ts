import type { CheerioAPI } from 'cheerio';
import { hashSource } from './security-policy';

/** The sources that allow the style elements of pages, without duplicates. */
export function styleHashes(pages: readonly CheerioAPI[]): string[] {
  const hashes = pages.flatMap(($) =>
    $('style')
      .map((_, style) => hashSource($(style).text()))
      .get(),
  );
  return [...new Set(hashes)].sort();
}
