/** Paths, from the repository's root, of all that a build reads except the installed packages. */
export const SOURCES = [
  'app',
  'components',
  'content',
  'editor',
  'engine',
  'messages',
  'public',
  'scripts',
  'site.config.ts',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'tsconfig.build.json',
  'tsconfig.json',
];
