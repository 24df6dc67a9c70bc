import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import type { Site } from '../define-site';
import { escapePattern } from '../shared/escape-pattern';

/** The function by which packages that bunchee has bundled insert their style sheets. */
const INSERT = '__insertCSS';

/** What takes its place; the bundler leaves out the function that is called by nothing then. */
const ADOPT = `const ${INSERT} = (css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
};
`;

/** Rules whose selector contains one of several texts, in a style sheet within a script. */
const rulesWith = (texts: readonly string[]) =>
  new RegExp(`[^{}"]*(?:${texts.map(escapePattern).join('|')})[^{}]*\\{[^{}]*\\}`, 'g');

/**
 * Lets packages adopt their style sheets instead of adding style elements: the policy allows that,
 * while an element would need two hashes in every response, one for its content and one for the
 * empty element that it is at first.
 *
 * A package that inserts no style stops the build.
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
