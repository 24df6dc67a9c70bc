import { createHash, randomUUID } from 'node:crypto';
import {
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Length of a SHA-256 of its name and its content, which begins each cached file. */
const HASH_BYTES = 32;

/**
 * Deletes the cached files that have not been used since a time, as far as we may.
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
      if (found && found.atime < since)
        await rm(path, { recursive: true, force: true }).catch(() => {});
    }),
  );
}

/**
 * The content of a cached file, made anew if it is missing or damaged. Several processes may ask for
 * the same file, so it is written atomically. A cache that cannot be written is done without.
 *
 * @param path its name identifies everything that its content depends on
 * @throws whatever `make` throws; nothing is cached then
 */
export async function cached(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  return readCached(path) ?? keep(path, await make());
}

/** Like `cached`, for data that JSON can hold, and synchronously. */
export function cachedJson<Data>(folder: string, name: string, make: () => Data): Data {
  const path = join(folder, name);
  const json = readCached(path)?.toString('utf8') ?? keep(path, JSON.stringify(make()));
  // Only this function writes such a file, so its type is known.
  return JSON.parse(json) as Data;
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

/** Reads a cached file and marks it as used; undefined if it is missing or not as it was written. */
export function readCached(path: string): Buffer | undefined {
  const content = readWhole(path);
  if (!content) return undefined;
  try {
    // Not every disk notes the time of the last access by itself.
    utimesSync(/* turbopackIgnore: true */ path, new Date(), new Date());
  } catch {
    // Another user's file becomes ours, if we may replace it; otherwise we cannot delete it either.
    keep(path, content);
  }
  return content;
}

/**
 * Writes a file for `readCached`, atomically.
 *
 * @throws the system's error if it cannot be written
 */
export function writeCached(path: string, content: string | Buffer): void {
  const draft = `${path}.${randomUUID()}`;
  const bytes = Buffer.from(content);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(draft, Buffer.concat([digestOf(path, bytes), bytes]));
    // By the clock that `forgetUnused` compares with; a disk's clock may lag behind.
    utimesSync(draft, new Date(), new Date());
    // A folder that stands in its place is nobody's, and no file replaces one.
    if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory())
      rmSync(path, { recursive: true });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Writes a cached file, if that is possible. @returns its content */
function keep<Content extends string | Buffer>(path: string, content: Content): Content {
  try {
    writeCached(path, content);
  } catch {
    // It is made again when it is needed again.
  }
  return content;
}

function readWhole(path: string): Buffer | undefined {
  try {
    const file = readFileSync(/* turbopackIgnore: true */ path);
    const content = file.subarray(HASH_BYTES);
    return digestOf(path, content).equals(file.subarray(0, HASH_BYTES)) ? content : undefined;
  } catch {
    // Nothing is lost with a file that cannot be read.
    return undefined;
  }
}

const digestOf = (path: string, content: Buffer) =>
  createHash('sha256')
    .update(`${basename(path)}\0`)
    .update(content)
    .digest();
