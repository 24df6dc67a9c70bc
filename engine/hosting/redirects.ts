import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import type { Route, Site } from '../define-site';
import { HOST_FILES } from './hosts';
import { pagePolicy, POLICY } from './security-policy';

/** The part of a site on which redirects depend. */
type Moved = Pick<Site, 'basePath' | 'redirects' | 'routes' | 'translations'>;

/** The template of a page that redirects. */
const PAGE = `<!doctype html><html><head><meta charset="utf-8">
<meta http-equiv="${POLICY}" content="${pagePolicy({ styleHashes: [] })}">
<meta http-equiv="refresh"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title></title></head>
<body><main><a></a></main></body></html>`.replaceAll('\n', '');

/** Sub-paths of the languages, without the site's; the language at the root has an empty one. */
export const languageRoots = ({ translations }: Pick<Site, 'translations'>) => [
  '',
  ...translations.map(({ code }) => `/${code}`),
];

/** Whether the language below a sub-path has a route. */
export function isIn(
  { translations }: Pick<Site, 'translations'>,
  root: string,
  { languages }: Pick<Route, 'languages'>,
): boolean {
  if (!languages) return true;
  const isTranslation = (code: string) => translations.some((one) => one.code === code);
  return root === ''
    ? !languages.every(isTranslation)
    : languages.some((code) => root === `/${code}`);
}

/**
 * Redirects below every language, each with the sub-path below which it leads somewhere: the root, if
 * the language lacks the page. Where the root lacks it, too, there is none.
 */
function redirectsBelow(site: Moved, redirects: readonly Moved['redirects'][number][]) {
  return languageRoots(site).flatMap((language) =>
    redirects.flatMap(({ from, to }) => {
      const path = to.replace(/[?#].*/s, '');
      const route = site.routes?.find((one) => one.path === path);
      const root = route ? [language, ''].find((one) => isIn(site, one, route)) : language;
      return root === undefined ? [] : { language, root, from, to };
    }),
  );
}

/** A path below a sub-path, with its query and fragment; a URL of another site stays as it is. */
export function below(root: string, to: string): string {
  if (!to.startsWith('/')) return to;
  const [path = '', ...rest] = to.split(/(?=[?#])/);
  return [path === '/' ? root || '/' : `${root}${path}`, ...rest].join('');
}

/** The page at a path, base path excluded, if it has been exported. */
function readPage(folder: string, path: string) {
  const file = join(folder, `${path === '/' ? '/index' : path}.html`);
  return existsSync(file) ? load(readFileSync(file, 'utf8')) : undefined;
}

/** All redirects of a site: where each leads, by its path with the base path, unencoded. */
export function redirectsOf(site: Moved): Map<string, string> {
  const ofRoutes = (site.routes ?? []).flatMap(({ kind, path, canonical }) =>
    kind === 'redirect' && canonical ? [{ from: path, to: canonical }] : [],
  );
  return new Map(
    redirectsBelow(site, [...ofRoutes, ...site.redirects]).map(({ language, root, from, to }) => [
      `${site.basePath}${language}${from}`,
      below(`${site.basePath}${root}`, to),
    ]),
  );
}

/** Paths of the pages that redirect for hosts without 301s, with the base path. */
export function redirectPagePaths(site: Moved): Set<string> {
  return new Set(
    redirectsBelow(site, site.redirects).map(
      ({ language, from }) => `${site.basePath}${language}${from}`,
    ),
  );
}

/**
 * The target of a redirect with the request's query, unless the target has a query itself.
 *
 * @param query the request's query with its question mark; empty if there is none
 */
export function withQuery(to: string, query: string): string {
  if (to.includes('?')) return to;
  const [path = '', ...fragment] = to.split(/(?=#)/);
  return [path, query, ...fragment].join('');
}

/**
 * Pages that redirect, for hosts without 301s. Each takes language, title and canonical URL
 * from the page that it leads to, so it needs no words of its own.
 *
 * @param folder the finished export
 * @returns their texts by the paths of their files
 * @throws Error that names the redirects at whose path something else has been exported
 */
export function redirectPages(site: Moved, folder: string): Record<string, string> {
  const pages = redirectsBelow(site, site.redirects).map(({ language, root, from, to }) => {
    const target = below(root, to).replace(/[?#].*/, '');
    const page = readPage(folder, target) ?? readPage(folder, language || '/');
    return [
      `${language}${from}.html`.slice(1),
      redirectPage(below(`${site.basePath}${root}`, to), page),
    ] as const;
  });
  const isFile = (file: string) =>
    statSync(join(folder, file), { throwIfNoEntry: false })?.isFile() ?? false;
  const names = pages.map(([name]) => name);
  const taken = {
    page: names.filter(
      (name) => isFile(name) && !isRedirect(readFileSync(join(folder, name), 'utf8')),
    ),
    file: names
      .map((name) => name.slice(0, -'.html'.length))
      .filter((name) => HOST_FILES.includes(name) || isFile(name)),
  };
  for (const [what, found] of Object.entries(taken).filter(([, { length }]) => length > 0)) {
    throw new Error(
      `Redirects at whose path there is a ${what}:\n${found.map((name) => `  ${name}`).join('\n')}`,
    );
  }
  return Object.fromEntries(pages);
}

/** Whether a page is one that redirects: the template, but for what depends on its target. */
function isRedirect(html: string): boolean {
  const $ = load(html.trim());
  $('html').removeAttr('lang').removeAttr('dir');
  $('link[rel=canonical]').remove();
  $('meta[http-equiv=refresh]').removeAttr('content');
  $('title, a').empty();
  $('a').removeAttr('href');
  return $.html() === load(PAGE).html();
}

/** @param page the page that it leads to; the home page for a URL of another site */
function redirectPage(to: string, page: CheerioAPI | undefined): string {
  const $ = load(PAGE);
  const isOwn = to.startsWith('/');
  const { lang, dir } = page?.('html').attr() ?? {};
  $('html').attr({ ...(lang && { lang }), ...(dir && { dir }) });
  const name = (isOwn && page?.('title').text()) || to;
  const canonical = isOwn ? page?.('link[rel=canonical]').attr('href') : to;
  $('meta[http-equiv=refresh]').attr('content', `0; url=${to}`);
  if (canonical) $('title').before($('<link rel="canonical">').attr('href', canonical));
  $('title').text(name);
  $('a').attr('href', to).text(name);
  return `${$.html()}\n`;
}
