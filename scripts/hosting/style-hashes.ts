import { readFileSync } from 'node:fs';
import type { CheerioAPI } from 'cheerio';
import { hashSource } from '@/scripts/hosting/security-policy';

/** sonner's script adds its style sheet to the page as one style element. */
const SONNER = 'node_modules/sonner/dist/index.mjs';
const INJECTED_CSS = /^__insertCSS\(("(?:[^"\\\n]|\\.)*")\)/m;

/** An attribute that occurs in sonner's style sheet and markup, and nowhere else. */
const SONNER_ATTRIBUTE = 'data-sonner-toaster';

/** Whether any of these scripts, given by their contents, contains sonner. */
export function canToast(scripts: readonly string[]): boolean {
  return scripts.some((script) => script.includes(SONNER_ATTRIBUTE));
}

/**
 * The sources that allow sonner's style element. It is empty when it is inserted, and browsers
 * check it then as well, so there are two.
 *
 * @throws Error when sonner no longer embeds its style sheet in the way that this reads
 */
export function toastStyleHashes(): string[] {
  const literal = INJECTED_CSS.exec(readFileSync(SONNER, 'utf8'))?.[1];
  if (literal === undefined) throw new Error(`No style sheet found in ${SONNER}`);
  return ['', JSON.parse(literal) as string].map(hashSource);
}

/** The sources that allow the style elements of pages, without duplicates. */
export function styleHashes(pages: readonly CheerioAPI[]): string[] {
  const hashes = pages.flatMap(($) =>
    $('style')
      .map((_, style) => hashSource($(style).text()))
      .get(),
  );
  return [...new Set(hashes)].sort();
}
