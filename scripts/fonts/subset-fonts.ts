import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const PACKAGE = join('node_modules', '@fontsource-variable', 'figtree');

/** Layout features: those that browsers apply by default, and the one behind `tabular-nums`. */
const FEATURES = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];

/**
 * Characters that are always included: those that visitors type and islands render, and the hyphen
 * that browsers add at the end of a line.
 */
const ALWAYS = `${characters(0x20, 0x7e)}\u00a0\u00ad\u2010–—‘’“”…·£€`;

/**
 * URLs of the font's subsets: the characters on the pages, and others that only visitors may type.
 */
export type SubsetFonts = { used: string; rest: readonly { url: string; range: string }[] };

/**
 * Cuts the font into the characters that the pages use, the rest of its latin file, and its
 * latin-ext file. The files depend only on the set of characters, not on the order of the pages.
 *
 * @param pages HTML as Next exported it, including the islands' props
 * @param addFile writes a file under a name made from its content and returns its URL
 */
export async function subsetFonts(
  pages: Iterable<string>,
  addFile: (name: string, content: Buffer) => string,
): Promise<SubsetFonts> {
  // The package documents this shape: ranges by the name of the subset.
  const ranges = JSON.parse(readFileSync(join(PACKAGE, 'unicode.json'), 'utf8')) as Record<
    'latin' | 'latin-ext',
    string
  >;
  const latin = codePoints(ranges.latin);
  const seen = new Set(ALWAYS);
  for (const page of pages) for (const character of page) seen.add(character);
  const used = latin.filter((code) => seen.has(String.fromCodePoint(code)));
  const others = latin.filter((code) => !seen.has(String.fromCodePoint(code)));
  const part = async (name: string, file: 'latin' | 'latin-ext', codes: readonly number[]) => {
    const content = await subsetFont(
      readFileSync(join(PACKAGE, 'files', `figtree-${file}-wght-normal.woff2`)),
      String.fromCodePoint(...codes),
      { targetFormat: 'woff2', keepFeatures: FEATURES },
    );
    return addFile(name, content);
  };
  return {
    used: await part('figtree', 'latin', used),
    // Where ranges overlap, browsers try the last face first, so these may cover the whole range.
    rest: [
      {
        url: await part('figtree-latin-ext', 'latin-ext', codePoints(ranges['latin-ext'])),
        range: compact(ranges['latin-ext']),
      },
      { url: await part('figtree-latin', 'latin', others), range: compact(ranges.latin) },
    ],
  };
}

function characters(first: number, last: number): string {
  return String.fromCodePoint(...steps(first, last));
}

function steps(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The code points of a `unicode-range`. */
function codePoints(range: string): number[] {
  return range.split(',').flatMap((piece) => {
    const [first = NaN, last = first] = piece
      .replace(/^\s*U\+/i, '')
      .split('-')
      .map((code) => parseInt(code, 16));
    return steps(first, last);
  });
}

/** The same `unicode-range` without spaces and leading zeros. */
function compact(range: string): string {
  return range.replace(/\s+/g, '').replace(/(\+|-)0+(?=[\dA-F])/gi, '$1');
}
