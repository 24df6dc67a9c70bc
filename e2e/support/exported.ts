import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { translationCodes } from '@/messages/languages';

/** A file of the export by its path from the site's root. */
export function exportedFile(path: string): Buffer {
  return readFileSync(join('out', path));
}

/** Cache: parsing takes longer than most queries, and many tests read the same page. */
const parsed = new Map<string, CheerioAPI>();

/** The exported page at a path, such as `/` or `/about`. Tests share it, so they only read it. */
export function exportedPage(path: string): CheerioAPI {
  const page = parsed.get(path) ?? load(exportedFile(`${path === '/' ? '/index' : path}.html`));
  parsed.set(path, page);
  return page;
}

/** Whether a page or a file of the export has this path, as a URL spells it. */
export function isExported(path: string): boolean {
  const file = join('out', decodeURIComponent(path === '/' ? '/index' : path));
  return [file, `${file}.html`].some((one) => existsSync(one) && !statSync(one).isDirectory());
}

/** Every exported page, as its file's path from the site's root. */
export const exportedPages: readonly string[] = readdirSync('out', {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file}`);

/**
 * Whether a page, given by its path or its file, is in another language than the content and the
 * messages that tests read.
 */
export const isTranslated = (path: string) =>
  translationCodes.includes(path.split(/[/.]/)[1] ?? '');

/** Width and height of a PNG, from its first chunk. */
export function pngSize(file: Buffer): { width: number; height: number } {
  const signature = file.subarray(0, 8).toString('latin1');
  if (signature !== '\x89PNG\r\n\x1a\n') throw new Error('The file is no PNG');
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}
