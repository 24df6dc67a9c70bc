import type { Route } from '../define-site';

/** Characters with a special meaning in a URL pattern. */
const PATTERN_SYNTAX = /[\\*+?:{}()]/g;

/**
 * Rules that let browsers prerender a page of this site while the pointer rests on its link.
 * Whatever is not a page of its own is excluded: aliases, redirects and files.
 *
 * @param base sub-path of the site, without trailing slash
 * @returns JSON, the content of `<script type="speculationrules">`
 */
export function speculationRules(routes: readonly Route[], base: string): string {
  const excluded = routes
    .filter(({ kind, path, canonical }) => kind !== 'page' || (canonical ?? path) !== path)
    .map(({ path }) => `${base}${path}`.replace(PATTERN_SYNTAX, '\\$&'));
  return JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: [base || '/', `${base}/*`] },
            { not: { href_matches: [...excluded, `${base}/*.*`] } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
}
