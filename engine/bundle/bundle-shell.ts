import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Site } from '../define-site';
import { writeWhole } from '../shared/write-whole';
import { bundleScript } from './bundle-script';

/** The file of the shell's script, in `public/` and in Next's export. */
export const SHELL_FILE = 'shell.js';

/**
 * Bundles the shell's script into the one file to which all pages link. Next does not bundle it,
 * because finished pages load none of Next's scripts. A site's `next.config` calls this, so that
 * the file exists however Next is started.
 *
 * @param root folder of the site's sources
 * @throws Error when the source does not compile, or the bundle reaches `maxBytes` with Brotli 11
 */
export async function bundleShell(
  root: string,
  { source, maxBytes, environment }: NonNullable<Site['shell']>,
): Promise<void> {
  const script = await bundleScript(root, [source], environment);
  // Node's default quality is 11, which `precompress` uses for up to 300 files.
  const compressed = brotliCompressSync(script).length;
  if (compressed >= maxBytes) {
    throw new Error(
      `${source} has ${compressed} bytes with brotli; it must stay below ${maxBytes}`,
    );
  }
  writeWhole(join(root, 'public', SHELL_FILE), script);
}
