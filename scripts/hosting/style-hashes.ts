import { readFileSync } from 'node:fs';
import type { CheerioAPI } from 'cheerio';
import { hashSource } from '@/scripts/hosting/security-policy';

/** sonner puts its style sheet into the page from its script, as one element. */
const SONNER = 'node_modules/sonner/dist/index.mjs';
const INJECTED_CSS = /^__insertCSS\(("(?:[^"\\\n]|\\.)*")\)/m;

/** An attribute that sonner's style sheet and its markup share, and nothing else has. */
const SONNER_SIGN = 'data-sonner-toaster';

/** Whether scripts, by their texts, bring sonner into a page. */
export function canToast(scripts: readonly string[]): boolean {
  return scripts.some((script) => script.includes(SONNER_SIGN));
}

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
export function styleHashes(pages: readonly CheerioAPI[]): string[] {
  const hashes = pages.flatMap(($) =>
    $('style')
      .map((_, style) => hashSource($(style).text()))
      .get(),
  );
  return [...new Set(hashes)].sort();
}
