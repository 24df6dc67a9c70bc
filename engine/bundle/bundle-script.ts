import { resolve } from 'node:path';
import { build } from 'esbuild';
import { bundleTarget } from './bundle-target';
import { definesOf, refuseUnnamed } from './defines';
import { minifyMore } from './minify-more';

/**
 * Bundles our own browser scripts into one file without Next, in which they run in the given order.
 * The file can be loaded as a classic script or as a module.
 *
 * @param root folder of the site's sources
 * @param entries paths of their TypeScript files, absolute or from `root`
 * @param environment variables that the scripts read as `process.env.NAME`
 * @throws Error when a source does not compile, or reads what browsers do not have
 */
export async function bundleScript(
  root: string,
  entries: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const contents = entries
    .map((entry) => `import ${JSON.stringify(resolve(root, entry))};`)
    .join('');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: resolve(root) },
    bundle: true,
    format: 'iife',
    target: bundleTarget(root),
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    write: false,
    define: definesOf(environment),
  });
  const bundle = outputFiles.map(({ text }) => text).join('');
  refuseUnnamed(bundle, 'shell.environment');
  return minifyMore(bundle, 'classic');
}
