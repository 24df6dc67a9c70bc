import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { hashSource } from '@/scripts/hosting/security-policy';

/** sonner puts its style sheet into the page from its script, as one element. */
const SONNER = 'node_modules/sonner/dist/index.mjs';
const INJECTED_CSS = /^__insertCSS\(("(?:[^"\\\n]|\\.)*")\)/m;

/**
 * The sources that allow the style element of the installed sonner, which is empty when it comes
 * into the page and is judged then, too.
 *
 * @throws Error when sonner no longer hands its style sheet over in the way this reads
 */
export function toastStyleHashes(): string[] {
  const literal = INJECTED_CSS.exec(readFileSync(SONNER, 'utf8'))?.[1];
  if (literal === undefined) throw new Error(`${SONNER} has no style sheet where it used to be`);
  return ['', JSON.parse(literal) as string].map(hashSource);
}

/** Sources that allow the style elements of pages, each once. */
export function styleHashes(pages: readonly string[]): string[] {
  const hashes = pages.flatMap((html) => {
    const $ = load(html);
    return $('style')
      .map((_, style) => hashSource($(style).text()))
      .get();
  });
  return [...new Set(hashes)].sort();
}
