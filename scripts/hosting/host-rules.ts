import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { contactOrigins } from '@/components/lib/contact/endpoint';
import type { Route } from '@/content/schemas/route';
import { FILE_POLICY, inHeader, sitePolicy } from '@/scripts/hosting/security-policy';
import { styleHashes, toastStyleHashes } from '@/scripts/hosting/style-hashes';

/** How a host is to serve the export; each host's own files are made from this and nothing else. */
export type HostRules = {
  /** Sub-path of the site, without trailing slash; empty at the root. */
  base: string;
  /** Permanent redirects by path, below the base, unencoded. */
  redirects: ReadonlyMap<string, string>;
  /** Sent with every answer, those for unknown paths too. */
  headers: Readonly<Record<string, string>>;
  /**
   * Policies that a host may send instead of the one in `headers`, which names the styles of all
   * pages: 1.4 kB, and the first paint waits for it where headers are not compressed. A path that
   * is missing here, or spelt in another way, is still right under the one of the whole site.
   */
  policies: {
    /** By the path of a page; `/404` is what unknown paths are answered with. */
    pages: ReadonlyMap<string, string>;
    /** Of paths that match `FILE_PATH`. */
    files: string;
  };
  /** `Cache-Control` of files whose name changes with their content, and of all others. */
  caching: { immutablePath: string; immutable: string; others: string };
};

/** Paths of what is no page, as a regular expression; compressed copies may be of either kind. */
export const FILE_PATH = '\\.(?!(?:html|br|gz)$)[a-z0-9]+$';

/** Files that hosts read and visitors have no use for, by their name in the export's root. */
export const HOST_FILES = ['_headers', '_redirects', 'vercel.json', '.htaccess', '.nginx.conf'];

export const POLICY = 'Content-Security-Policy';
const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60;
const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** Features of browsers that no page uses, so that nothing that gets into one can. */
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
 * The rules for an export, whose pages decide what the security policy has to allow.
 *
 * @param folder the finished export
 * @param base sub-path it was built for, without trailing slash
 */
export function hostRules(folder: string, base: string, routes: readonly Route[]): HostRules {
  const redirects = new Map(
    routes.flatMap(({ kind, path, canonical }) =>
      kind === 'redirect' && canonical ? [[`${base}${path}`, `${base}${canonical}`] as const] : [],
    ),
  );
  const pages = readPages(folder);
  return {
    base,
    redirects,
    policies: {
      pages: new Map([...pagePolicies(pages, base)].filter(([path]) => !redirects.has(path))),
      files: FILE_POLICY,
    },
    headers: {
      [POLICY]: sitePolicy(
        [...styleHashes([...pages.values()]), ...toastStyleHashes()],
        contactOrigins,
      ),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // Preloading binds every subdomain for years: that is for the domain's owner to ask for.
      'Strict-Transport-Security': `max-age=${TWO_YEARS_S}; includeSubDomains`,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    },
    caching: {
      immutablePath: `${base}/_next/static/`,
      immutable: `public, max-age=${ONE_YEAR_S}, immutable`,
      others: 'public, max-age=0, must-revalidate',
    },
  };
}

/** The headers of the answer to a path, with the narrowest policy there is for it. */
export function headersFor({ headers, policies }: HostRules, path: string) {
  const isFile = new RegExp(FILE_PATH).test(path);
  const policy = policies.pages.get(path) ?? (isFile ? policies.files : undefined);
  return policy === undefined ? headers : { ...headers, [POLICY]: policy };
}

/** The policy that each page carries, by the page's path. */
function pagePolicies(pages: ReadonlyMap<string, CheerioAPI>, base: string): Map<string, string> {
  return new Map(
    [...pages].flatMap(([file, $]) => {
      const policy = $(`meta[http-equiv="${POLICY}"]`).attr('content');
      const path = file === 'index' ? '/' : `/${file}`;
      return policy === undefined ? [] : [[`${base}${path}`, inHeader(policy)] as const];
    }),
  );
}

/** Heads of exported pages, parsed, by the path of their file without its ending. */
function readPages(folder: string): Map<string, CheerioAPI> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((path) => path.endsWith('.html'))
      .map((path) => [
        path.slice(0, -'.html'.length).split(sep).join('/'),
        load(readFileSync(join(folder, path), 'utf8').split('</head>')[0] ?? ''),
      ]),
  );
}
