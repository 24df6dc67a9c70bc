import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { HOST_FILES } from '../hosting/hosts';
import { filesBelow } from '../shared/files-below';
import { forgetUnused, hashOf, cached } from '../shared/cache';

const COMPRESSIBLE = /\.(?:html|css|js|svg|xml|txt|json|webmanifest)$/;
/** A smaller file fits into one packet without compression. */
const MIN_BYTES = 1_000;
/** Files at a time: more than there are compressing threads, fewer than a process may open. */
const AT_A_TIME = 16;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Exports of up to this many files, such as four languages of a hundred pages, get Brotli's best
 * quality. The next best takes a third of the time for some 2 % more bytes: a thousand articles take
 * most of a minute less on two processors. Every page waits for scripts, of which there are few.
 */
const FEW = 500;

/** What makes the copy with each ending. */
const copiesAt = (quality: number): Record<string, (content: Buffer) => Promise<Buffer>> => ({
  br: (content) => toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gz: (content) => toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
});

/**
 * Writes a `.br` and a `.gz` beside each file for which compression pays off, except the files that
 * hosts do not serve.
 *
 * @param cache folder for the copies, so that a later build compresses only what has changed;
 *   copies that this build does not need are deleted
 * @returns the number of files that have copies
 */
export async function precompress(folder: string, cache: string): Promise<number> {
  const startedAt = new Date();
  const files = filesBelow(folder)
    .filter((path) => COMPRESSIBLE.test(path) && !HOST_FILES.includes(basename(path)))
    .map((path) => join(folder, path));
  const best = constants.BROTLI_MAX_QUALITY;
  const quality = files.length > FEW ? best - 1 : best;
  const waiting = files.values();
  let count = 0;
  const work = async () => {
    for (const file of waiting) {
      const own = file.endsWith('.js') ? best : quality;
      if (await compress(file, own, cache)) count += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  await forgetUnused(cache, startedAt);
  return count;
}

async function compress(file: string, quality: number, cache: string): Promise<boolean> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return false;
  // Another version of Node may compress in another way.
  const hash = hashOf(process.version, String(quality), content);
  for (const [ending, make] of Object.entries(copiesAt(quality))) {
    await writeFile(
      `${file}.${ending}`,
      await cached(join(cache, `${hash}.${ending}`), () => make(content)),
    );
  }
  return true;
}
