import browserslist from 'browserslist';

/**
 * The oldest version of each browser that a site's `browserslist` names, such as
 * `{ chrome: '109', ios_saf: '16.4' }`; nothing if the site has none.
 *
 * @param root folder of the site's sources
 */
export function oldestBrowsers(root: string): Readonly<Record<string, string>> {
  const queries = browserslist.loadConfig({ path: root }) ?? [];
  // Browserslist sorts the versions of a browser from new to old, and joins some: `16.6-16.7`.
  return Object.fromEntries(
    browserslist(queries).map((entry) => entry.split(/[ -]/) as [string, string]),
  );
}
