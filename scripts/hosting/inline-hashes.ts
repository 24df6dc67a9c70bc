import type { CheerioAPI } from 'cheerio';
import { hashSource } from '@/scripts/hosting/security-policy';

/** The sources that allow the style elements of pages, without duplicates. */
export function styleHashes(pages: readonly CheerioAPI[]): string[] {
  const hashes = pages.flatMap(($) =>
    $('style')
      .map((_, style) => hashSource($(style).text()))
      .get(),
  );
  return [...new Set(hashes)].sort();
}

/** The sources that allow the inline scripts of pages, by the pages' own policies. */
export function scriptHashes(pages: readonly CheerioAPI[]): string[] {
  const sources = pages.flatMap(($) => {
    const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
    return /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  });
  return [...new Set(sources.filter((source) => source.startsWith("'sha256-")))].sort();
}
