import postcss, { type AtRule } from 'postcss';
import type { SubsetFonts } from '@/scripts/fonts/subset-fonts';

/**
 * Replaces the font of a style sheet by the subset that the pages use and, on pages with a text
 * field, the remaining subsets as well. Browsers try the last face first, so only the others need a
 * range; they are needed so rarely that they may replace the fallback whenever they arrive.
 *
 * @param css a style sheet; one that names no font file is returned unchanged
 * @param canType whether the page has a text field
 */
export function withSubsetFonts(css: string, fonts: SubsetFonts, canType: boolean): string {
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (rule) => {
    const isFile = rule.some((node) => node.type === 'decl' && node.value.includes('url('));
    if (!isFile) return;
    const rest = fonts.rest.map(({ url, range }) =>
      faceOf(rule, url, 'swap').append({ prop: 'unicode-range', value: range }),
    );
    rule.replaceWith(...(canType ? rest : []), faceOf(rule, fonts.used));
  });
  return root.toString();
}

function faceOf(rule: AtRule, url: string, display?: string): AtRule {
  const face = rule.clone();
  face.walkDecls(/^(?:src|font-display)$/, (declaration) => {
    if (declaration.prop === 'src') declaration.value = `url(${url})format("woff2")`;
    else declaration.value = display ?? declaration.value;
  });
  return face;
}
