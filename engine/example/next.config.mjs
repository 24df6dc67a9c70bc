/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  basePath: process.env.BASE_PATH ?? '',
  // The engine and the packages are above this folder.
  turbopack: { root: new URL('../..', import.meta.url).pathname },
};

export default nextConfig;
