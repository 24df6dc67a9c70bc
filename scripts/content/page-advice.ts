import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from '@/engine/shared/files-below';

/** Ten TCP segments: what a server may send before the first acknowledgement. */
export const FIRST_WINDOW_BYTES = 14_600;

/** What the font of a page may have, which is shown in another until it comes. */
export const FONT_BYTES = 14_000;

/** What is sent before a page: its policy and the other headers (engine/hosting/host-rules.ts). */
const HEADER_BYTES = 1_130;

/** How many pages to name at most. */
const NAMED_PAGES = 10;

/** Bytes of each finished page as it is sent, with its headers, by its path. */
export type PageWeights = ReadonlyMap<string, number>;

/** @param folder the finished export; one that is missing or unfinished has no weights */
export function weighPages(folder: string): PageWeights {
  const copies = existsSync(folder)
    ? filesBelow(folder).filter((file) => file.endsWith('.html.br'))
    : [];
  return new Map(
    copies.map((file) => [
      `/${file.replace(/\.html\.br$/, '').replace(/^index$/, '')}`,
      statSync(join(folder, file)).size + HEADER_BYTES,
    ]),
  );
}

/**
 * Which pages take a second round trip, by how much, and what would help; the heaviest comes first.
 * The advice fails no build.
 *
 * @returns lines to print; none if every page arrives in one round trip
 */
export function pageAdvice(weights: PageWeights): string[] {
  const over = [...weights]
    .map(([path, bytes]) => ({ path, bytes: bytes - FIRST_WINDOW_BYTES }))
    .filter(({ bytes }) => bytes > 0)
    .toSorted((one, other) => other.bytes - one.bytes);
  if (over.length === 0) return [];
  const named = over
    .slice(0, NAMED_PAGES)
    .map(({ path, bytes }) => `  ${path} by ${bytes.toLocaleString('en-GB')} bytes`);
  const others = over.length - named.length;
  return [
    `Advice: more than ${FIRST_WINDOW_BYTES.toLocaleString('en-GB')} bytes take a second round trip, a moment longer on a slow line. These pages are over it:`,
    ...named,
    ...(others > 0 ? [`  and ${others} more`] : []),
    '  It helps to shorten texts, list fewer entries, or give part of a long list a page of its own.',
  ];
}

/**
 * How many bytes the font has that each page loads, if they are many. The advice fails no build.
 *
 * @param folder the finished export; one that is missing has no font
 */
export function fontAdvice(folder: string): string[] {
  const home = join(folder, 'index.html');
  if (!existsSync(home)) return [];
  const [url] = /[^"'\s=]+\.woff2/.exec(readFileSync(home, 'utf8')) ?? [];
  const file = filesBelow(folder).find((one) => url && basename(one) === basename(url));
  const bytes = file ? statSync(join(folder, file)).size : 0;
  if (bytes <= FONT_BYTES) return [];
  return [
    `Advice: the font has ${bytes.toLocaleString('en-GB')} bytes, and texts change their look until it comes; one of at most ${FONT_BYTES.toLocaleString('en-GB')} comes with the page`,
  ];
}
