import { build } from 'esbuild';
import { minifyMore } from '@/scripts/lib/minify-more';

/**
 * Bundles one of our own browser scripts into a classic script, without Next.
 *
 * @param entry path of its TypeScript file from the repository's root
 * @throws Error when the source does not compile
 */
export async function bundleScript(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    write: false,
  });
  return minifyMore(outputFiles.map(({ text }) => text).join(''), 'classic');
}
