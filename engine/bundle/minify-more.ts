import { minify } from '@swc/core';

/**
 * Minifies esbuild's output further with SWC.
 *
 * @param kind whether the script's top-level names are local to it
 */
export async function minifyMore(script: string, kind: 'module' | 'classic'): Promise<string> {
  const { code } = await minify(script, {
    module: kind === 'module',
    ecma: 2020,
    compress: { passes: 2 },
    mangle: true,
  });
  return code;
}
