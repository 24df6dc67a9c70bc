import { contentFile } from '@/content/model/catalogue';
import type { Site } from '@/content/model/read-site';
import { sitePages } from '@/content/model/site-pages';
import type { Place, Problem } from '@/engine/shared/problem';
import { defaultLanguage } from '@/messages/languages';

/** A former path, at the place that says what it leads to. */
export interface Redirect {
  from: string;
  /** A path of this site, perhaps with a fragment, or a URL of another. */
  to: string;
  at: Required<Place>;
}

/** Hosts and disks may not distinguish capitals and small letters. */
export const alike = (url: string) => url.toLowerCase();

/**
 * All former paths: those of pages that are no drafts, in the order of the pages, then those in
 * `redirects.yaml`.
 */
export function redirectsOf(site: Site): Redirect[] {
  const { content, language } = site;
  const ofPages = sitePages(site)
    .filter(({ appears }) => appears < Infinity)
    .flatMap(({ file, former, path: to }) =>
      former.map(({ from, path }) => ({ from, to, at: { file, path } })),
    );
  const others = (content.redirects?.redirects ?? []).map((redirect, index) => ({
    ...redirect,
    at: { file: contentFile('redirects', language), path: ['redirects', index] },
  }));
  return [...ofPages, ...others];
}

/** The redirects by their former paths in lower case; if several have the same path, the first. */
export function redirectsByPath(redirects: readonly Redirect[]): ReadonlyMap<string, Redirect> {
  return new Map(redirects.toReversed().map((redirect) => [alike(redirect.from), redirect]));
}

/**
 * Former paths of a translation that the default language lacks: paths are the same in all.
 *
 * @param paths of the pages in the default language; others have former paths of their own
 */
export function redirectsMissingIn(
  original: readonly Redirect[],
  translated: readonly Redirect[],
  paths: ReadonlySet<string>,
): Problem[] {
  const known = redirectsByPath(original);
  return translated
    .filter(({ from, to }) => paths.has(to) && !known.has(alike(from)))
    .map(({ at, from }) => ({
      ...at,
      message: `“${from}” must be in content/${defaultLanguage.code}, too: paths are the same in all languages`,
    }));
}
