import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Deletes the files that nobody has asked for since a time.
 *
 * @param folder where `kept` has put them
 */
export async function forgetUnused(folder: string, since: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      // A site in development may be making some at the same time.
      const found = await stat(path).catch(() => undefined);
      if (found && found.atimeMs < since.getTime()) await rm(path, { force: true });
    }),
  );
}

/**
 * The content of a file, which is made if it is not there yet. Several processes may ask for the same
 * one, so it appears with all of its content or not at all.
 *
 * @param path its name says everything on which its content depends
 */
export async function kept(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    const found = await readFile(/* turbopackIgnore: true */ path);
    // The time of the last access, which not every disk notes by itself.
    const { mtime } = await stat(/* turbopackIgnore: true */ path);
    await utimes(/* turbopackIgnore: true */ path, new Date(), mtime);
    return found;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const content = await make();
  const draft = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(draft, content);
  // By the clock that `forgetUnused` is told of; a disk's may lag behind it.
  await utimes(draft, new Date(), new Date());
  await rename(draft, path);
  return content;
}

/** The same for a text, where nothing can be waited for. */
export function keptText(path: string, make: () => string): string {
  try {
    const found = readFileSync(/* turbopackIgnore: true */ path, 'utf8');
    const { mtime } = statSync(/* turbopackIgnore: true */ path);
    utimesSync(/* turbopackIgnore: true */ path, new Date(), mtime);
    return found;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const content = make();
  const draft = `${path}.${randomUUID()}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(draft, content);
  utimesSync(draft, new Date(), new Date());
  renameSync(draft, path);
  return content;
}

/** The same for data that JSON can hold. */
export function keptJson<Data>(folder: string, name: string, make: () => Data): Data {
  // What stands there has been written here.
  return JSON.parse(keptText(join(folder, name), () => JSON.stringify(make()))) as Data;
}

/** A name for what depends on some texts alone. */
export function hashOf(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length} ${text}`);
  return hash.digest('hex');
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
