import { minify } from 'terser';

/**
 * What esbuild has minified is some 3 % smaller once terser has seen it, too.
 *
 * @param kind whether the names at the top of the script are its own
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
