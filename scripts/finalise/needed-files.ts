import { load } from 'cheerio';

/** Attributes in which a page names files below Next's folder; the last three are our loader's. */
const ATTRIBUTES = ['src', 'href', 'data-module', 'data-props', 'data-preload'];

const NEXT_FOLDER = '/_next/';
/** What Next exports for its router and for its own page of unknown paths. */
const ROUTER_FILE = /(?:^|\/)__next\.[^/]*\.txt$|^\/_not-found(?:[./]|$)/;

type ExportedFiles = {
  /** Every file's path from the export's root, such as `/about.html`. */
  files: readonly string[];
  /** Sub-path of the site, without trailing slash. */
  base: string;
  readFile: (path: string) => string;
};

/**
 * The files that Next exported and no finished page requests: payloads of its router, scripts and
 * styles that nothing names. A file is needed when a page names it or a needed script or style
 * holds its name.
 */
export function findUnneededFiles({ files, base, readFile }: ExportedFiles): string[] {
  const present = new Set(files);
  const pages = files.filter((file) => file.endsWith('.html') && !isRouterFile(file, present));
  const needed = new Set<string>();
  for (const page of pages) {
    for (const path of namedPaths(readFile(page), base)) if (present.has(path)) needed.add(path);
  }
  const candidates = files.filter((file) => file.startsWith(NEXT_FOLDER));
  // A set that grows while it is walked: what a script names may name more.
  for (const path of needed) {
    if (!/\.(?:js|css)$/.test(path)) continue;
    const text = readFile(path);
    for (const file of candidates) if (text.includes(nameOf(file))) needed.add(file);
  }
  return files.filter((file) => isNexts(withoutCompression(file), present) && !isNeeded(file));

  function isNeeded(file: string): boolean {
    return needed.has(withoutCompression(file));
  }
}

function namedPaths(html: string, base: string): string[] {
  const $ = load(html);
  return ATTRIBUTES.flatMap((attribute) =>
    $(`[${attribute}]`)
      .map((_, element) => $(element).attr(attribute)?.split(/\s+/))
      .get(),
  )
    .concat(
      $('style')
        .text()
        .match(/(?<=url\(["']?)[^"')]+/g) ?? [],
    )
    .filter((address) => address.startsWith(`${base}/`))
    .map((address) => address.slice(base.length).split(/[?#]/)[0] ?? '');
}

function isNexts(path: string, present: ReadonlySet<string>): boolean {
  return path.startsWith(NEXT_FOLDER) || path === '/shell.js' || isRouterFile(path, present);
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
