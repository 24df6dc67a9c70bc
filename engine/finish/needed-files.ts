import { basename } from 'node:path';
import { SHELL_FILE } from '../bundle/bundle-shell';
import { decoded } from '../shared/decode';
import { withoutCompression } from '../shared/exported-files';

/** One of Next's files as HTML or CSS names it, up to its query; brackets in names are paired. */
const NAMED = /\/(?:_next\/(?:[^\s"'()<>&?#,\\]|\([^\s"'()<>]*\))+|shell\.js\b)/g;
const NEXT_FOLDER = '/_next/';
/** Files that Next exports for its router and for its own 404 page. */
const ROUTER_FILE = /(?:^|\/)__next\.[^/]*\.txt$|^\/_not-found(?:[./]|$)/;

type ExportedFiles = {
  /** Every file's path from the export's root, such as `/about.html`. */
  files: readonly string[];
  /** Paths that the finished pages name. */
  named: ReadonlySet<string>;
  readFile: (path: string) => string;
};

/**
 * The files that Next exported but no finished page requests: its router's payloads, and unused
 * scripts and styles. A file is needed if a page names it, or if a needed script or style contains
 * its name.
 *
 * @returns their paths from the export's root, such as `/_next/static/a.js`
 */
export function findUnneededFiles({ files, named, readFile }: ExportedFiles): string[] {
  const present = new Set(files);
  const needed = new Set([...named].filter((path) => present.has(path)));
  const candidates = files.filter((file) => file.startsWith(NEXT_FOLDER));
  // The set grows during the loop: a script may name further files.
  for (const path of needed) {
    if (!/\.(?:js|css)$/.test(path)) continue;
    const text = readFile(path);
    for (const file of candidates) if (text.includes(basename(file))) needed.add(file);
  }
  return files.filter((file) => {
    const path = withoutCompression(file);
    return isFromNext(path, present) && !needed.has(path);
  });
}

/**
 * The paths of Next's files that a finished page or a style names, each once, without the base: in
 * attributes, styles or data for search engines.
 */
export function namedPaths(text: string): string[] {
  const paths = text.replaceAll('&amp;', '%26').match(NAMED) ?? [];
  return [...new Set(paths.map(decoded))];
}

function isFromNext(path: string, present: ReadonlySet<string>): boolean {
  const isPayload = path.endsWith('.txt') && present.has(path.replace(/\.txt$/, '.html'));
  const isRouterFile = isPayload || ROUTER_FILE.test(path);
  return path.startsWith(NEXT_FOLDER) || path === `/${SHELL_FILE}` || isRouterFile;
}
