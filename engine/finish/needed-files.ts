import { load } from 'cheerio';
import { SHELL_FILE } from '../bundle/bundle-shell';
import { valuesOf } from '../shared/markup';

/** Attributes in which a page names files in Next's folder; the last three belong to our loader. */
const ATTRIBUTES = ['src', 'href', 'data-module', 'data-props', 'data-preload'];

const NEXT_FOLDER = '/_next/';
/** Files that Next exports for its router and for its own 404 page. */
const ROUTER_FILE = /(?:^|\/)__next\.[^/]*\.txt$|^\/_not-found(?:[./]|$)/;

type ExportedFiles = {
  /** Every file's path from the export's root, such as `/about.html`. */
  files: readonly string[];
  /** Sub-path of the site, without trailing slash. */
  base: string;
  readFile: (path: string) => string;
};

/**
 * The files that Next exported but no finished page requests: its router's payloads, and unused
 * scripts and styles. A file is needed if a page names it, or if a needed script or style contains
 * its name.
 */
export function findUnneededFiles({ files, base, readFile }: ExportedFiles): string[] {
  const present = new Set(files);
  const pages = files.filter((file) => file.endsWith('.html') && !isRouterFile(file, present));
  const needed = new Set<string>();
  for (const page of pages) {
    for (const path of namedPaths(readFile(page), base)) if (present.has(path)) needed.add(path);
  }
  const candidates = files.filter((file) => file.startsWith(NEXT_FOLDER));
  // The set grows during the loop: a script may name further files.
  for (const path of needed) {
    if (!/\.(?:js|css)$/.test(path)) continue;
    const text = readFile(path);
    for (const file of candidates) if (text.includes(nameOf(file))) needed.add(file);
  }
  return files.filter((file) => isFromNext(withoutCompression(file), present) && !isNeeded(file));

  function isNeeded(file: string): boolean {
    return needed.has(withoutCompression(file));
  }
}

function namedPaths(html: string, base: string): string[] {
  const $ = load(html);
  return ATTRIBUTES.flatMap((attribute) =>
    valuesOf($, `[${attribute}]`, attribute).flatMap((value) => value.split(/\s+/)),
  )
    .concat(
      $('style')
        .text()
        .match(/(?<=url\(["']?)[^"')]+/g) ?? [],
    )
    .filter((url) => url.startsWith(`${base}/`))
    .map((url) => url.slice(base.length).split(/[?#]/)[0] ?? '');
}

function isFromNext(path: string, present: ReadonlySet<string>): boolean {
  return path.startsWith(NEXT_FOLDER) || path === `/${SHELL_FILE}` || isRouterFile(path, present);
}

function isRouterFile(path: string, present: ReadonlySet<string>): boolean {
  const isPayload = path.endsWith('.txt') && present.has(path.replace(/\.txt$/, '.html'));
  return isPayload || ROUTER_FILE.test(path);
}

function withoutCompression(path: string): string {
  return path.replace(/\.(?:br|gz)$/, '');
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
