import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Deletes the cached files that have not been used since a time.
 *
 * @param folder the folder of the cached files, which need not be there
 */
export async function forgetUnused(folder: string, since: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      // A site in development may be writing files here at the same time.
      const found = await stat(path).catch(() => undefined);
      // In whole milliseconds: a time with a fraction may come back from the disk too early.
      if (found && found.atime < since) await rm(path, { force: true });
    }),
  );
}

/**
 * The content of a cached file, created if it is missing. Several processes may ask for the same
 * file, so it is written atomically.
 *
 * @param path its name identifies everything that its content depends on
 * @throws whatever `make` throws; nothing is cached then
 */
export async function cached(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  return found(path) ?? put(path, await make());
}

/** Like `kept`, for a text and synchronously. */
export function keptText(path: string, make: () => string): string {
  return found(path)?.toString('utf8') ?? put(path, make());
}

/** Like `keptText`, for data that JSON can hold. */
export function cachedJson<Data>(folder: string, name: string, make: () => Data): Data {
  // Only this function writes such a file, so its type is known.
  return JSON.parse(keptText(join(folder, name), () => JSON.stringify(make()))) as Data;
}

/**
 * A SHA-256 of contents in 64 hexadecimal digits, as a name for whatever depends on them alone.
 */
export function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const [index, part] of parts.entries()) {
    // So that ('ab', 'c') and ('a', 'bc') differ.
    if (index > 0) hash.update('\0');
    hash.update(part);
  }
  return hash.digest('hex');
}

/** The first 12 digits of a content's hash, which are enough for names that visitors see. */
export function shortHash(content: string | Buffer): string {
  return hashOf(content).slice(0, 12);
}

/** Reads a cached file and marks it as used; undefined if it is missing. */
function found(path: string): Buffer | undefined {
  try {
    const content = readFileSync(/* turbopackIgnore: true */ path);
    // Not every disk notes the time of the last access by itself.
    utimesSync(/* turbopackIgnore: true */ path, new Date(), new Date());
    return content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function put<Content extends string | Buffer>(path: string, content: Content): Content {
  const draft = `${path}.${randomUUID()}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(draft, content);
  // By the clock that `forgetUnused` compares with; a disk's clock may lag behind.
  utimesSync(draft, new Date(), new Date());
  renameSync(draft, path);
  return content;
}
