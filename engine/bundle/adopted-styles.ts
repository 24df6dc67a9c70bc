import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import type { Site } from '../define-site';
import { escapePattern } from '../shared/escape-pattern';

/** The function with which packages bundled by bunchee insert their style sheets. */
const INSERT = '__insertCSS';

/** Its replacement; the bundler then drops the original, which nothing calls. */
const ADOPT = `const ${INSERT} = (css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
};
`;

/** Matches rules whose selector contains one of the texts, in a style sheet within a script. */
const rulesWith = (texts: readonly string[]) =>
  new RegExp(`[^{}"]*(?:${texts.map(escapePattern).join('|')})[^{}]*\\{[^{}]*\\}`, 'g');

/**
 * A plugin that makes a package adopt its style sheets instead of adding style elements. The
 * policy allows that, whereas an element would need two hashes in every response: one for its
 * content, and one for the empty element that is added first.
 *
 * @throws Error, while bundling, if a bundled file of the package lacks `__insertCSS`
 */
export function adoptedStyle({
  package: name,
  without,
}: Site['islands']['adoptStylesOf'][number]): Plugin {
  return {
    name: `adopted style of ${name}`,
    setup(bundler) {
      const filter = new RegExp(
        `[\\\\/]node_modules[\\\\/]${escapePattern(name)}[\\\\/].*\\.m?js$`,
      );
      bundler.onLoad({ filter }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const declaration = `function ${INSERT}(`;
        if (!source.includes(declaration)) {
          throw new Error(`${path} has no function ${INSERT}: it adds its style in another way`);
        }
        const used = without.length > 0 ? source.replaceAll(rulesWith(without), '') : source;
        if (without.length > 0 && used === source) {
          console.warn(`${path} has no rules that could be left out`);
        }
        return { contents: ADOPT + used.replace(declaration, () => 'function replaced(') };
      });
    },
  };
}
