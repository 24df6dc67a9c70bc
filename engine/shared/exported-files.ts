import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shortHash } from './cache';

const STATIC_PATH = '/_next/static';

/**
 * Reads and writes files of an export by their paths in it, such as `/about.html`.
 *
 * @param folder the export of `next build`
 * @returns functions that throw the system's error for a path that cannot be read or written
 */
export function exportedFiles(folder: string) {
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  return {
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
    write,
    /**
     * Writes a file whose name changes with its content, because hosts let browsers cache it for a
     * year.
     *
     * @returns its path
     */
    addHashed: (name: string, content: string | Buffer, extension = 'js') => {
      const path = `${STATIC_PATH}/${name}-${shortHash(content)}.${extension}`;
      write(path, content);
      return path;
    },
  };
}

/**
 * Whether a file of the export is one of `public/`, which Next copies: it may prove to a search
 * engine who owns the site.
 *
 * @param root folder of the site's sources
 * @param path from the export's folder
 */
export function isCopied(root: string, path: string): boolean {
  return existsSync(join(root, 'public', path));
}

/** The path of the file from which a compressed copy was made; other paths are unchanged. */
export function withoutCompression(path: string): string {
  return path.replace(/\.(?:br|gz)$/, '');
}
