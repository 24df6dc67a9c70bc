import { availableParallelism } from 'node:os';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { resolve } from 'node:path';
import createNextIntlPlugin from 'next-intl/plugin';
import { tsImport } from 'tsx/esm/api';
import { installed } from './engine/shared/installed.mjs';

const withNextIntl = createNextIntlPlugin('./messages/request.ts');

/** Sub-path that the site is served under, such as `/preview`; empty at a domain's root. */
const basePath = process.env.BASE_PATH ?? '';

/**
 * Shows edited and new content in development without a restart.
 *
 * @type {NonNullable<import('next').NextConfig['turbopack']>['rules']}
 */
const contentRules = {
  '**/content/model/loaded.ts': { loaders: ['./scripts/dev/content-loader.mjs'] },
};

/**
 * The packages that read content, and satori, which draws social cards in development. Node loads
 * them once; bundled, they would be compiled again for each kind of route, and would take half of
 * the time in which Next compiles the site.
 */
const nodePackages = [
  'cheerio',
  'rehype-slug',
  'remark-gfm',
  'remark-parse',
  'remark-rehype',
  'satori',
  'unified',
  'yaml',
  'zod',
];

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  basePath,
  // `page.dev.tsx` is a page for developers: the build does not know this extension and ignores it.
  pageExtensions: process.env.NODE_ENV === 'development' ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  // URLs have no trailing slash: `/about` is exported as `about.html`.
  trailingSlash: false,
  // A static host cannot resize images; without this option every image in the export is broken.
  images: { unoptimized: true },
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  experimental: {
    // By default Next reserves one processor for itself, which is idle while pages are rendered.
    cpus: availableParallelism(),
    // By default Next renders each page again, to measure what its client, which is not in the
    // export, would prefetch.
    prefetchInlining: false,
    // By default Next holds eight pages in memory at a time; ours wait for nothing but the disk.
    staticGenerationMaxConcurrency: 2,
    // What renders the pages runs once, and Next's client is not in the export: neither has to be
    // small. Styles are, so what is for browsers is minified.
    turbopackMinify: { server: false },
    turbopackScopeHoisting: false,
  },
  poweredByHeader: false,
  serverExternalPackages: nodePackages,
  // The types have been checked already, by a test run or by the build of the default language.
  typescript: { ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === '1' },
  reactStrictMode: true,
  turbopack: {
    // The folder with the packages. Otherwise Next looks for lock files in parent folders: tests build
    // copies in the repository.
    root: resolve(import.meta.dirname, installed('next', import.meta.dirname) ?? '', '../..'),
    ...(process.env.NODE_ENV === 'development' && { rules: contentRules }),
  },
};

/** @param {string} phase what Next is about to do */
export default async function config(phase) {
  if (phase === PHASE_DEVELOPMENT_SERVER || phase === PHASE_PRODUCTION_BUILD) {
    const { writeForNext } = await tsImport('./scripts/write-for-next.ts', import.meta.url);
    await writeForNext(import.meta.dirname, phase === PHASE_DEVELOPMENT_SERVER);
  }
  if (phase === PHASE_PRODUCTION_BUILD) {
    // The types of the site without those of its tests and tools.
    nextConfig.typescript = { ...nextConfig.typescript, tsconfigPath: 'tsconfig.build.json' };
  }
  return withNextIntl(nextConfig);
}
