import { readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { HOST_FILES } from '../hosting/host-rules';
import { filesBelow } from '../shared/files-below';

const COMPRESSIBLE = new Set(
  ['html', 'css', 'js', 'svg', 'xml', 'txt', 'json', 'webmanifest'].map(
    (extension) => `.${extension}`,
  ),
);
/** A smaller file fits into one packet without compression. */
const MIN_BYTES = 1_000;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` beside each file for which compression pays off, except the files that
 * hosts do not serve. @returns the number of files that were compressed
 */
export async function precompress(folder: string): Promise<number> {
  const files = filesBelow(folder)
    .filter((path) => COMPRESSIBLE.has(extname(path)) && !HOST_FILES.includes(basename(path)))
    .map((path) => join(folder, path));
  const compressed = await Promise.all(files.map(compress));
  return compressed.filter(Boolean).length;
}

async function compress(file: string): Promise<boolean> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return false;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await Promise.all([
    toBrotli(content, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
    toGzip(content, { level: constants.Z_BEST_COMPRESSION }).then((bytes) =>
      writeFile(`${file}.gz`, bytes),
    ),
  ]);
  return true;
}
