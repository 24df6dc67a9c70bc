import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import cut from 'subset-font';
import type { Site } from '../define-site';
import { hashOf, cached } from '../shared/cache';
import { installed } from '../shared/installed.mjs';

/**
 * Characters that are always included: those that visitors type and islands render, and the hyphen
 * that browsers add at the end of a line.
 */
const ALWAYS = `${String.fromCodePoint(...steps(0x20, 0x7e))}\u00a0\u00ad\u2010–—‘’“”…·£€`;

/** Runs of characters outside ASCII. */
const BEYOND_ASCII = /[^\0-\x7e]+/gu;

/** What no font draws. */
const CONTROL = /\p{Cc}/u;

/**
 * URLs of the font's subsets: the characters on the pages, and others that only visitors may type.
 */
export type FontSubsets = { used: string; rest: readonly { url: string; range: string }[] };

type Options = {
  /** Writes a file under a name made from its content and returns its URL. */
  addFile: (name: string, content: Buffer) => string;
  /** Folder for the parts, so that a later build cuts only what has changed. */
  cache: string;
  /** What the parts depend on besides the font and its characters. */
  salt: string;
};

/**
 * Cuts the font into the characters that the pages use, the rest of its latin file, and its
 * latin-ext file if it has one. The files depend only on the set of characters, not on the order
 * of the pages.
 *
 * @param root folder of the site's sources, in which the package is installed
 * @param characters those of each page, as `rareCharacters` finds them
 * @returns the URLs of WOFF2 files
 * @throws Error if the package or one of its files is missing
 */
export async function subsetFont(
  root: string,
  { package: packageName, features }: NonNullable<Site['font']>,
  characters: Iterable<string>,
  { addFile, cache, salt }: Options,
): Promise<FontSubsets> {
  const folder = join(root, installed(packageName, root) ?? `node_modules/${packageName}`);
  const name = basename(packageName);
  // The package documents this shape: ranges by the name of the subset.
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as {
    latin: string;
    'latin-ext'?: string;
  };
  const latin = codePoints(ranges.latin).filter(
    (code) => !CONTROL.test(String.fromCodePoint(code)),
  );
  const latinExt = codePoints(ranges['latin-ext'] ?? '');
  const seen = new Set(ALWAYS);
  for (const some of characters) for (const character of some) seen.add(character);
  const used = latin.filter((code) => seen.has(String.fromCodePoint(code)));
  const others = latin.filter((code) => !seen.has(String.fromCodePoint(code)));
  const part = async (title: string, file: 'latin' | 'latin-ext', codes: readonly number[]) => {
    const font = readFileSync(join(folder, 'files', `${name}-${file}-wght-normal.woff2`));
    const letters = String.fromCodePoint(...codes);
    const path = join(cache, hashOf(salt, JSON.stringify(features), letters, font));
    const content = await cached(path, () =>
      cut(font, letters, { targetFormat: 'woff2', keepFeatures: features }),
    );
    // No range includes a character of the first file: while that file is loading, browsers would
    // also fetch any other file whose range includes the character.
    const range = unicodeRange(codes.filter((code) => !used.includes(code)));
    return { url: addFile(title, content), range };
  };
  const first = await part(name, 'latin', used);
  const ext = latinExt.length > 0 ? [await part(`${name}-latin-ext`, 'latin-ext', latinExt)] : [];
  return { used: first.url, rest: [...ext, await part(`${name}-latin`, 'latin', others)] };
}

/** The characters of a page outside ASCII, each once. */
export function rareCharacters(page: string): string {
  return [...new Set((page.match(BEYOND_ASCII) ?? []).join(''))].join('');
}

function steps(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The code points of a `unicode-range` such as `U+20-7E, U+A9`, as numbers in its order. */
export function codePoints(range: string): number[] {
  return range.split(',').flatMap((piece) => {
    const [first = NaN, last = first] = piece
      .replace(/^\s*U\+/i, '')
      .split('-')
      .map((code) => parseInt(code, 16));
    return steps(first, last);
  });
}

/** The shortest `unicode-range` of ascending code points. */
function unicodeRange(codes: readonly number[]): string {
  const pieces: { first: number; last: number }[] = [];
  for (const code of codes) {
    const piece = pieces.at(-1);
    if (piece?.last === code - 1) piece.last = code;
    else pieces.push({ first: code, last: code });
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return pieces
    .map(({ first, last }) => `U+${hex(first)}${last === first ? '' : `-${hex(last)}`}`)
    .join();
}
