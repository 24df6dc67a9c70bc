import { availableParallelism } from 'node:os';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
import { tsImport } from 'tsx/esm/api';

const withNextIntl = createNextIntlPlugin('./messages/request.ts');

/** Sub-path the site is served under, such as `/preview`; empty at a domain's root. */
const basePath = process.env.BASE_PATH ?? '';

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  basePath,
  // `page.dev.tsx` is a page for developers: the build does not know the ending and leaves it out.
  pageExtensions: process.env.NODE_ENV === 'development' ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  // Paths in the specification have no trailing slash: `/about` is exported as `about.html`.
  trailingSlash: false,
  // Nothing resizes images behind a static host; without this every image of the export is dead.
  images: { unoptimized: true },
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  // Next leaves one processor to itself, which has nothing to do while pages are drawn.
  experimental: { cpus: availableParallelism() },
  poweredByHeader: false,
  // A test run has checked the types before it builds, several times over.
  typescript: { ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === '1' },
  reactStrictMode: true,
};

/**
 * Shows edited and new articles in development without a restart.
 *
 * @type {import('next').NextConfig['turbopack']}
 */
const turbopack = {
  rules: { '**/content/journal.ts': { loaders: ['./scripts/dev/article-loader.mjs'] } },
};

/**
 * Pages load the script of header and footer from `public/`: it is bundled here, so that `next dev`
 * and a bare `next build` have it, too.
 *
 * @param {string} phase what Next is about to do
 */
export default async function config(phase) {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  if (isDevelopment || phase === PHASE_PRODUCTION_BUILD) {
    const { bundleShell } = await tsImport('./scripts/bundle-shell.ts', import.meta.url);
    await bundleShell();
  }
  return withNextIntl(isDevelopment ? { ...nextConfig, turbopack } : nextConfig);
}
