import { watchFile } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '@/engine/shared/content-error';
import { BRAND, writeBrand } from '@/scripts/brand/write-brand';
import { bundleSiteShell } from '@/scripts/bundle-shell';

/** Writes what is made from `brand.yaml` anew when it changes; the page shows mistakes in the file. */
function followBrand(root: string): void {
  watchFile(join(root, BRAND), { interval: 500, persistent: false }, () => {
    // The earlier output is used until a mistake is fixed.
    writeBrand(root).catch(() => {});
  });
}

/** The first page does not wait for them: only editors of YAML read them. */
async function refreshJsonSchemas(): Promise<void> {
  const { writeJsonSchemas } = await import('@/scripts/content/json-schemas');
  writeJsonSchemas();
}

/** Next prints all that an error has; where the code was does not help somebody whose YAML is wrong. */
function messageAlone(error: unknown): unknown {
  if (!(error instanceof ContentError)) return error;
  return Object.assign(new Error(), { message: error.message, stack: error.message });
}

/**
 * Bundles the shell's script into `public/`, from which pages load it, and writes what is made from
 * `brand.yaml`, so that both exist under `next dev` and a bare `next build`, too.
 *
 * @param root folder of the site's sources
 * @param isDevelopment whether to keep them current, and the JSON Schemas with them
 * @throws Error that says what is wrong with `content/brand.yaml`
 */
export async function writeForNext(root: string, isDevelopment: boolean): Promise<void> {
  try {
    await writeBrand(root);
    await bundleSiteShell(root);
  } catch (error) {
    throw messageAlone(error);
  }
  if (!isDevelopment) return;
  followBrand(root);
  void refreshJsonSchemas();
}
