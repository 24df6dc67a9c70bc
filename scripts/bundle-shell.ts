import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { bundleScript } from '@/scripts/lib/bundle-script';

const ENTRY = 'components/layout/shell/shell.ts';
const OUTPUT = 'public/shell.js';

/** Every page loads this script, those without a framework too; see scripts/README.md on budgets. */
const MAX_BROTLI_BYTES = 2_000;

/**
 * Bundles the script of header and footer into the one file that all pages share. It does not go
 * through Next, because a page without islands ships nothing of Next's; Next's configuration calls
 * this, so that the file is there whoever starts Next.
 *
 * @throws Error when the source does not compile or the bundle breaches its budget
 */
export async function bundleShell(): Promise<void> {
  const script = await bundleScript(ENTRY);
  // Quality 11, what static hosts send, is Node's default.
  const compressed = brotliCompressSync(script).length;
  if (compressed >= MAX_BROTLI_BYTES) {
    throw new Error(
      `${OUTPUT} has ${compressed} bytes with brotli; it must stay below ${MAX_BROTLI_BYTES}`,
    );
  }
  writeFileSync(OUTPUT, script);
}
