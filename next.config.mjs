import { availableParallelism } from 'node:os';
import createNextIntlPlugin from 'next-intl/plugin';

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

export default withNextIntl(nextConfig);
