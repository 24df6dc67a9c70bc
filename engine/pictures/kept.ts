import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a file once: what stands there already is returned. Several processes may ask for the same
 * one, so a file appears with all of its content or not at all.
 *
 * @param path where it is kept, under a name that says everything on which it depends
 */
export async function kept(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await readFile(/* turbopackIgnore: true */ path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const content = await make();
  const draft = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(draft, content);
  await rename(draft, path);
  return content;
}
