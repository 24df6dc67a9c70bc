/**
 * Where a package, or a part of one, is installed for a site: in its own folder, or in one above it,
 * to which a workspace hoists what its packages share.
 *
 * @param path below `node_modules`, such as `next/package.json` or `.bin/tsc`
 * @param root the site's folder; by default the working directory
 * @returns the path from `root`; undefined if it is not installed
 */
export function installed(path: string, root?: string): string | undefined;
