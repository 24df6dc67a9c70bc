import postcss, { type AtRule, type Root } from 'postcss';
import type { FontSubsets } from './subset-font';
import { escapePattern } from '../shared/escape-pattern';

/**
 * Replaces a style sheet's font file with the subset that the pages use. Pages with a text field
 * also get the remaining subsets, as a second family that follows the first in each list of fonts.
 * As further faces of the first family they would delay the first paint: for each face that is not
 * loaded, browsers look up a system font in every size.
 *
 * @param css a style sheet; one that names no font file is returned unchanged
 * @param canType whether the page has a text field
 */
export function withSubsetFont(css: string, font: FontSubsets, canType: boolean): string {
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (face) => {
    if (!read(face, 'src').includes('url(')) return;
    if (canType) addRest(root, face, font.rest);
    set(face, 'src', source(font.used));
  });
  return root.toString();
}

/** Adds the remaining subsets, so rarely needed that they may replace the fallback at any time. */
function addRest(root: Root, face: AtRule, rest: FontSubsets['rest']): void {
  const family = read(face, 'font-family').replaceAll(/["']/g, '');
  const added = `"${family} rest"`;
  for (const { url, range } of rest) {
    const copy = face.cloneBefore();
    set(copy, 'font-family', added);
    set(copy, 'src', source(url));
    set(copy, 'font-display', 'swap');
    copy.append({ prop: 'unicode-range', value: range });
  }
  const named = new RegExp(`(["']?)${escapePattern(family)}\\1(?=\\s*,)`);
  root.walkDecls(/^--|^font-family$/, (declaration) => {
    declaration.value = declaration.value.replace(named, (own) => `${own}, ${added}`);
  });
}

/** The value of a descriptor; empty if the face has none of that name. */
function read(face: AtRule, name: string): string {
  const found = face.nodes?.find((node) => node.type === 'decl' && node.prop === name);
  return found?.type === 'decl' ? found.value : '';
}

function set(face: AtRule, name: string, value: string): void {
  face.walkDecls(name, (declaration) => void (declaration.value = value));
}

function source(url: string): string {
  return `url(${url})format("woff2")`;
}
