import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import type { Site } from '../define-site';
import { redirectPagePaths, redirectsOf } from './redirects';
import { FILE_POLICY, inHeader, pagePolicy, POLICY, sitePolicy } from './security-policy';
import { markupNeeds } from './policy-needs';
import { escapePattern } from '../shared/escape-pattern';
import { isCopied } from '../shared/exported-files';
import { filesBelow } from '../shared/files-below';

/** How a host should serve the export; every host's own files are made from this alone. */
export type HostRules = {
  /** Sub-path of the site, without trailing slash; empty at the root. */
  base: string;
  /** The URL of the home page: `/`, or the base without a trailing slash. */
  home: string;
  /** Sub-paths of the languages below the root, base included: `/de`. */
  translations: readonly string[];
  /** Paths of all exported pages except the 404 pages. */
  pages: ReadonlySet<string>;
  /** Paths of HTML files of `public/`, which keep their names: `/google0123.html`. */
  copies: ReadonlySet<string>;
  /** Folders that contain files, hidden ones included; the root of the site is the base. */
  folders: readonly string[];
  /** Permanent redirects by path, base included, unencoded. */
  redirects: ReadonlyMap<string, string>;
  /** Paths of redirects with a page for hosts without 301s, which other hosts must not serve. */
  redirectPages: ReadonlySet<string>;
  /** Sent with every response, 404s included. */
  headers: Readonly<Record<string, string>>;
  /** Folders, base included, whose files other sites may embed; they get `SHARED_HEADERS`. */
  shared: readonly string[];
  /**
   * Narrower policies that a host may send instead of the one in `headers`, which lists the styles
   * of all pages, and is so long that it delays the first paint where headers are not compressed.
   * The key is a page's path, or `/404` for unknown paths. A path that is missing here, or spelt
   * differently, is still served correctly with the policy of all pages; a path that matches
   * `FILE_PATH` may get `FILE_POLICY`.
   */
  policies: ReadonlyMap<string, string>;
  /** `Cache-Control` for files whose name changes with their content, and for all others. */
  caching: { immutablePaths: readonly string[]; immutable: string; others: string };
};

/**
 * A regular expression for the paths of files that are not pages. It leaves out compressed copies,
 * which may be of either kind.
 */
export const FILE_PATH = '\\.(?!(?:html|br|gz)$)[a-z0-9]+$';

/**
 * How the rest of a path may begin that a rule puts behind a slash: two of them, or a backslash, would
 * be the name of another host to a browser.
 */
export const NO_HOST = '[^/\\x5C]';

export const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy';

/** Lets other sites embed a file; replaces the value in `headers`. */
export const SHARED_HEADERS = { [RESOURCE_POLICY]: 'cross-origin' };

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60;
const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** Browser features that no page uses, so that injected code cannot use them either. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * The rules for an export; its pages decide what the security policy has to allow.
 *
 * @param folder the finished export
 * @param root folder of the site's sources
 * @throws the system's error if there is no such folder
 */
export function hostRules(folder: string, site: Site, root = '.'): HostRules {
  const { basePath: base } = site;
  const translations = site.translations.map(({ code }) => `${base}/${code}`);
  const roots = [base, ...translations];
  const redirects = redirectsOf(site);
  const redirectPages = redirectPagePaths(site);
  const notFoundPages = roots.map((root) => `${root}/404`);
  const home = base || '/';
  const copies = listCopies(folder, site, root);
  const pages = readPages(folder, { base, home, copies });
  return {
    base,
    home,
    translations,
    pages: new Set(
      [...pages.keys()].filter((path) => !notFoundPages.includes(path) && !copies.has(path)),
    ),
    copies,
    folders: listFolders(folder, base, redirectPages),
    redirects,
    redirectPages,
    policies: new Map(
      [...pages]
        .filter(([path, { isOwn }]) => isOwn && !redirects.has(path))
        .map(([path, { policy }]) => [path, inHeader(policy)]),
    ),
    headers: {
      [POLICY]: sitePolicy([
        pagePolicy({ styleHashes: [], ...site.policy }),
        ...[...pages.values()].map(({ policy }) => policy),
      ]),
      'Cross-Origin-Opener-Policy': 'same-origin',
      [RESOURCE_POLICY]: 'same-origin',
      'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // Preloading affects every subdomain for years, so it is for the domain's owner to request.
      'Strict-Transport-Security': `max-age=${TWO_YEARS_S}${site.subdomainsOverTls ? '; includeSubDomains' : ''}`,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    },
    shared: roots.flatMap((root) => site.embeddable.map((path) => `${root}${path}`)),
    caching: {
      immutablePaths: ['/_next/static', ...site.immutable].flatMap((path) =>
        roots.map((root) => `${root}${path}/`),
      ),
      immutable: `public, max-age=${ONE_YEAR_S}, immutable`,
      others: 'public, max-age=0, must-revalidate',
    },
  };
}

/**
 * The headers of the response for a path, by their names, with the narrowest policy available.
 *
 * @param path with the base path, such as `/preview/about`
 */
export function headersFor(
  { headers, policies, shared }: HostRules,
  path: string,
): Record<string, string> {
  const isFile = new RegExp(FILE_PATH).test(path);
  const policy = policies.get(path) ?? (isFile ? FILE_POLICY : undefined);
  const isShared = shared.some((folder) => path.startsWith(`${folder}/`));
  return {
    ...headers,
    ...(policy !== undefined && { [POLICY]: policy }),
    ...(isShared && SHARED_HEADERS),
  };
}

/**
 * The canonical URL of a page that is requested in another form: `/about` for `/about/` and
 * `/about.html`, the home page's for `/index.html`.
 *
 * @returns undefined if the path is canonical already, or is not a page's
 */
export function canonicalForm(
  { base, home, pages }: Pick<HostRules, 'base' | 'home' | 'pages'>,
  path: string,
): string | undefined {
  const page = path.replace(/\/$|(?<=[^/])\.html$/, '');
  const canonical = page === base || page === `${base}/index` ? home : page;
  return canonical !== path && pages.has(canonical) ? canonical : undefined;
}

/** A path with all that may be percent-encoded: `%26` for `&`. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** The spellings of a decoded path: as browsers send it, and, if that differs, fully encoded. */
export const spellingsOf = (path: string) => [...new Set([encodeURI(path), encodePath(path)])];

/** Pages with a second spelling, which some hosts take for another path. */
export const speltPages = ({ pages, redirects }: Pick<HostRules, 'pages' | 'redirects'>) =>
  [...pages].filter((path) => spellingsOf(path).length > 1 && !redirects.has(path));

/** A regular expression for one of several texts. */
export function anyOf(texts: readonly string[]): string {
  const patterns = texts.map(escapePattern);
  return patterns.length === 1 ? (patterns[0] ?? '') : `(?:${patterns.join('|')})`;
}

/** The sub-path whose 404 page is nearest to a path: that of its language, or else the site's. */
export function rootOf(
  { base, translations }: Pick<HostRules, 'base' | 'translations'>,
  path: string,
) {
  return translations.find((root) => path === root || path.startsWith(`${root}/`)) ?? base;
}

/**
 * Folders that contain files, with the base path; the root of the site is the base. Folders with
 * nothing but pages that redirect do not count, because hosts that need such pages send no headers.
 */
function listFolders(root: string, base: string, redirectPages: ReadonlySet<string>): string[] {
  const paths = filesBelow(root)
    .map((path) => `${base}/${path}`)
    .filter((path) => !redirectPages.has(path.replace(/\.html$/, '')))
    .map((path) => path.slice(0, path.lastIndexOf('/')));
  return [...new Set(paths)].sort();
}

/** HTML files of `public/`, of which each language has a copy, by their paths. */
function listCopies(folder: string, { basePath, translations }: Site, root: string): Set<string> {
  const languages = translations.map(({ code }) => `${code}/`);
  const copies = filesBelow(folder).filter((file) => {
    const language = languages.find((start) => file.startsWith(start)) ?? '';
    return file.endsWith('.html') && isCopied(root, file.slice(language.length));
  });
  return new Set(copies.map((file) => `${basePath}/${file}`));
}

/** The policy of each exported page, by its path, and whether its `<meta>` element states it. */
function readPages(
  folder: string,
  { base, home, copies }: Pick<HostRules, 'base' | 'home' | 'copies'>,
) {
  const files = filesBelow(folder).filter((file) => file.endsWith('.html'));
  return new Map(
    files.map((file) => {
      const html = readFileSync(join(folder, file), 'utf8');
      // The policy comes before the style, which takes long to parse.
      const $ = load(html.split(/<style|<\/head>/, 1)[0] ?? '');
      const own = $(`meta[http-equiv="${POLICY}"]`).attr('content');
      const policy = own ?? pagePolicy(markupNeeds(load(html)));
      const name = `${base}/${file}`;
      const address = file === 'index.html' ? home : name.slice(0, -'.html'.length);
      const path = copies.has(name) ? name : address;
      return [path, { policy, isOwn: own !== undefined }];
    }),
  );
}
