import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contactOrigins } from '@/components/lib/contact/endpoint';
import type { Route } from '@/content/schemas/route';
import { headerPolicy } from '@/scripts/hosting/security-policy';
import { styleHashes, toastStyleHashes } from '@/scripts/hosting/style-hashes';

/** How a host is to serve the export; each host's own files are made from this and nothing else. */
export type HostRules = {
  /** Sub-path of the site, without trailing slash; empty at the root. */
  base: string;
  /** Permanent redirects by path, below the base, unencoded. */
  redirects: ReadonlyMap<string, string>;
  /** Sent with every answer, those for unknown paths too. */
  headers: Readonly<Record<string, string>>;
  /** `Cache-Control` of files whose name changes with their content, and of all others. */
  caching: { immutablePath: string; immutable: string; others: string };
};

/** Files that hosts read and visitors have no use for, by their name in the export's root. */
export const HOST_FILES = ['_headers', '_redirects', 'vercel.json', '.htaccess', '.nginx.conf'];

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
  const redirects = routes.flatMap(({ kind, path, canonical }) =>
    kind === 'redirect' && canonical ? [[`${base}${path}`, `${base}${canonical}`] as const] : [],
  );
  return {
    base,
    redirects: new Map(redirects),
    headers: {
      'Content-Security-Policy': headerPolicy(
        [...styleHashes(readPages(folder)), ...toastStyleHashes()],
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

function readPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
}
