import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
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

/**
 * Lets packages adopt their style sheets instead of adding style elements: the policy allows that,
 * while an element would need two hashes in every response, one for its content and one for the
 * empty element that it is at first.
 *
 * @param packages names of packages; one that inserts no style stops the build
 */
export function adoptedStyles(packages: readonly string[]): Plugin {
  const names = packages.map(escapePattern).join('|');
  return {
    name: 'adopted styles',
    setup(bundler) {
      const filter = new RegExp(`[\\\\/]node_modules[\\\\/](?:${names})[\\\\/].*\\.m?js$`);
      bundler.onLoad({ filter }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const declaration = `function ${INSERT}(`;
        if (!source.includes(declaration)) {
          throw new Error(`${path} has no function ${INSERT}: it adds its style in another way`);
        }
        return { contents: ADOPT + source.replace(declaration, 'function replaced(') };
      });
    },
  };
}
