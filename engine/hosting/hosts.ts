import { escapePattern } from '../shared/escape-pattern';

/** The files that each host reads, and no visitor, by their names in the export's root. */
export const FILES_OF = {
  netlify: ['_headers', '_redirects'],
  cloudflare: ['_headers', '_redirects'],
  vercel: ['vercel.json'],
  // Without this file GitHub Pages leaves out everything that begins with an underscore.
  'github-pages': ['.nojekyll'],
  'gitlab-pages': [],
  nginx: ['.nginx.conf'],
  apache: ['.htaccess'],
  caddy: ['.Caddyfile'],
} as const satisfies Record<string, readonly string[]>;

export type Host = keyof typeof FILES_OF;

/** Hosts that send the compressed copies of the build. */
export const SENDS_COPIES: readonly Host[] = ['gitlab-pages', 'nginx', 'apache', 'caddy'];

/** All files that are meant for hosts and not for visitors. */
export const HOST_FILES: readonly string[] = [...new Set(Object.values(FILES_OF).flat())];

/** The host files that are not hidden, as alternatives of a regular expression. */
export const VISIBLE_HOST_FILES = HOST_FILES.filter((name) => !name.startsWith('.'))
  .map(escapePattern)
  .join('|');
