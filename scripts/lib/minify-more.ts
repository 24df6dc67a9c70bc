import { minify } from 'terser';

/**
 * Minifies esbuild's output further with terser.
 *
 * @param kind whether the script's top-level names are local to it
 */
export async function minifyMore(script: string, kind: 'module' | 'classic'): Promise<string> {
  const { code } = await minify(script, {
    module: kind === 'module',
    ecma: 2020,
    compress: { passes: 2 },
  });
  if (code === undefined) throw new Error('terser returned nothing');
  return code;
}
