import type { HostRules } from '@/engine/hosting/host-rules';

/** Rules of a site at the root of its host, below a sub-path, and in two languages. */
export const rules: HostRules = {
  base: '',
  home: '/',
  translations: [],
  pages: new Set(['/', '/new', '/service/risk-&-compliance']),
  copies: new Set(),
  folders: ['', '/_next/static', '/logos/dark', '/service'],
  redirects: new Map([
    ['/old', '/new'],
    ['/risk-&-co', '/service/risk-&-compliance'],
  ]),
  redirectPages: new Set(),
  headers: {
    'X-One': "default-src 'none'",
    'X-Two': '2',
    'Cross-Origin-Resource-Policy': 'same-origin',
  },
  shared: ['/logos'],
  policies: new Map([
    ['/', 'home policy'],
    ['/risk-&-co', 'page policy'],
    ['/a.b', 'page policy'],
  ]),
  caching: { immutablePaths: ['/_next/static/'], immutable: 'for ever', others: 'never' },
};
export const preview: HostRules = {
  ...rules,
  base: '/preview',
  home: '/preview',
  pages: new Set(['/preview', '/preview/new']),
  folders: ['/preview', '/preview/_next/static', '/preview/logos'],
  shared: ['/preview/logos'],
  redirects: new Map([['/preview/old', '/preview/new']]),
  caching: { ...rules.caching, immutablePaths: ['/preview/_next/static/'] },
};

export const translated: HostRules = {
  ...rules,
  translations: ['/de'],
  caching: { ...rules.caching, immutablePaths: ['/_next/static/', '/de/_next/static/'] },
};

/** As Vercel reads paths; Next has a copy, without types. */
export const { pathToRegexp } = jest.requireActual<{ pathToRegexp: (source: string) => RegExp }>(
  'next/dist/compiled/path-to-regexp',
);
