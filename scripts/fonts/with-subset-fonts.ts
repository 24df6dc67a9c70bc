import postcss, { type AtRule } from 'postcss';
import type { SubsetFonts } from '@/scripts/fonts/subset-fonts';

/**
 * A style sheet whose font is the part that the pages use, and where somebody can type the rest of
 * it, too. Browsers ask the last face first, so only the others need a range; what they are needed
 * for is so rare that they may replace the fallback whenever they come.
 *
 * @param css a style sheet; one that names no font file comes back as it is
 * @param canType whether the page has a field for text
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
