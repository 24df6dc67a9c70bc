/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  basePath: process.env.BASE_PATH ?? '',
  // The engine and the packages are above this folder.
  turbopack: { root: new URL('../..', import.meta.url).pathname },
};
