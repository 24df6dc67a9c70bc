import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/**
 * Where a package, or a part of one, is installed for a site: in its own folder, or in one above it,
 * to which a workspace hoists what its packages share.
 *
 * @param {string} path below `node_modules`, such as `next/package.json` or `.bin/tsc`
 * @param {string} root the site's folder
 * @returns {string | undefined} the path from `root`; undefined if it is not installed
 */
export function installed(path, root = '.') {
  let folder = resolve(root);
  while (!existsSync(join(folder, 'node_modules', path))) {
    if (folder === dirname(folder)) return undefined;
    folder = dirname(folder);
  }
  return relative(root, join(folder, 'node_modules', path));
}
