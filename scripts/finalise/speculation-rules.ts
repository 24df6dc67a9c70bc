import type { Route } from '@/content/schemas/route';

/** Characters that have a meaning in a URL pattern. */
const PATTERN_SYNTAX = /[\\*+?:{}()]/g;

/**
 * Rules by which browsers prepare a page of this site while a pointer rests on its link. Left out
 * is what is no page of its own: other addresses of a page, redirects and files.
 *
 * @param base sub-path of the site, without trailing slash
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
