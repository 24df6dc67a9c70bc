import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { bundleScript } from '@/scripts/lib/bundle-script';

export const SHELL_SOURCE = 'components/layout/shell/shell.ts';
const OUTPUT = 'public/shell.js';

/** Every page loads this script; the other budgets are in scripts/README.md. */
const MAX_BROTLI_BYTES = 2_000;

/**
 * Bundles the script of header and footer into the one file that all pages share. It is not bundled
 * by Next, because pages without islands load nothing of Next's. Next's configuration calls this,
 * so that the file exists however Next is started.
 *
 * @throws Error when the source does not compile or the bundle exceeds its budget
 */
export async function bundleShell(): Promise<void> {
  const script = await bundleScript(SHELL_SOURCE);
  // Node's default is quality 11, the one that the export is compressed with.
  const compressed = brotliCompressSync(script).length;
  if (compressed >= MAX_BROTLI_BYTES) {
    throw new Error(
      `${OUTPUT} has ${compressed} bytes with brotli; it must stay below ${MAX_BROTLI_BYTES}`,
    );
  }
  writeFileSync(OUTPUT, script);
}
