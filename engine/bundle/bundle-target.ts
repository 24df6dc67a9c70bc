import { oldestBrowsers } from '../shared/oldest-browsers';

/** esbuild's names of the browsers that it knows, by those of Browserslist. */
const ESBUILD_NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  safari: 'safari',
};

/**
 * What esbuild may assume of browsers: the site's `browserslist`, or else ES2022.
 *
 * @param root folder of the site's sources
 * @returns names with versions, such as `chrome109`
 */
export function bundleTarget(root: string): string[] {
  const targets = Object.entries(oldestBrowsers(root)).flatMap(([name, version]) =>
    ESBUILD_NAMES[name] ? [ESBUILD_NAMES[name] + version] : [],
  );
  return targets.length > 0 ? targets : ['es2022'];
}
