import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleIslands } from '../bundle/bundle-islands';
import { bundleScript } from '../bundle/bundle-script';
import type { Site } from '../define-site';
import { subsetFont } from '../fonts/subset-font';
import { filesBelow } from '../shared/files-below';
import { onAllProcessors } from '../shared/on-all-processors';
import { saltOf } from '../shared/salt';
import { task as completing, type CompleteSettings } from './complete-task';
import { exportedFiles, type ExportedFiles } from './exported-files';
import { groupByStyle } from './group-by-style';
import { findUnneededFiles } from './needed-files';
import { speculationRules } from './speculation-rules';
import { task as stripping, type StripSettings } from './strip-task';
import { joinNames } from './used-names';

const LOADER = fileURLToPath(new URL('../islands/loader.ts', import.meta.url));

type ExportOptions = {
  /** Folder of the site's sources. */
  root: string;
  /** The export of `next build`. */
  folder: string;
  /** Folder for finished pages, so that a further build finishes only what has changed. */
  cache: string;
};

/**
 * Turns the export of `next build` into its finished form; see README.md.
 *
 * @returns the number of pages, and of files that were removed
 * @throws Error that names the page that cannot be finished
 */
export async function finishExport(
  site: Site,
  { root, folder, cache }: ExportOptions,
): Promise<{ pages: number; removed: number }> {
  const { basePath: base, shell } = site;
  const files = exportedFiles(folder);
  const fileOf = (path: string) => join(folder, path);

  // A page, and its payload for Next's router.
  const leftOut = new Set(site.leaveOut.flatMap((path) => [path, `${path}.html`, `${path}.txt`]));
  for (const path of listFiles(folder)) if (leftOut.has(path)) rmSync(fileOf(path));
  const islands = await bundleIslands(root, site.islands);
  islands.files.forEach((text, path) => files.write(path, text));
  const pages = listFiles(folder).filter(
    (path) => path.endsWith('.html') && !path.startsWith('/_not-found'),
  );
  const entries = shell ? [shell.source] : [];
  const addScript = (name: string, content: string) => ({
    path: files.addHashed(name, content),
    content,
  });
  const font =
    site.font &&
    (await subsetFont(
      root,
      site.font,
      readAll(files, pages),
      (name, content) => `${base}${files.addHashed(`media/${name}`, content, 'woff2')}`,
    ));
  const toStrip: Omit<StripSettings, 'salt'> = {
    ...{ folder, cache, base, islands, currentLinks: site.currentLinks },
    shell: shell && addScript('shell', await bundleScript(root, entries, shell.environment)),
    loader: addScript(
      'shell-loader',
      await bundleScript(root, [LOADER, ...entries], shell?.environment),
    ),
  };
  const stripped = await onAllProcessors(stripping, { ...toStrip, salt: saltOf(toStrip) }, pages);
  const byPath = new Map(pages.map((path, index) => [path, stripped[index]]));
  const groups = groupByStyle(pages, site.oneStyle).map((group) =>
    group.flatMap((path) => {
      const page = byPath.get(path);
      return page && 'kept' in page ? { path, ...page } : [];
    }),
  );
  const toComplete: Omit<CompleteSettings, 'salt' | 'groups'> = {
    ...{ folder, cache, base, font, policy: site.policy },
    speculationRules: speculationRules(site.routes ?? [], base),
  };
  const named = await onAllProcessors(
    completing,
    {
      ...toComplete,
      salt: saltOf(toComplete),
      groups: groups.map((group) => joinNames(group.map(({ names }) => names))),
    },
    groups.flatMap((group, index) =>
      group.map(({ path, kept, style }) => ({ path, kept, style, group: index })),
    ),
  );
  const untouched = stripped.flatMap((page) => ('named' in page ? page.named : []));

  const doubtful = new Map(
    stripped.flatMap((page, index) =>
      'kept' in page ? page.doubtful.map((script) => [script, pages[index]] as const) : [],
    ),
  );
  for (const [script, page] of doubtful) {
    console.warn(
      `${page} had an inline script that is not an EarlyScript, and is removed: ${script.slice(0, 100)}`,
    );
  }

  const unneeded = findUnneededFiles({
    files: listFiles(folder),
    named: new Set([...named.flat(), ...untouched]),
    readFile: files.read,
  });
  if (unneeded.length === 0) console.warn('Next has exported no file that could be removed');
  unneeded.forEach((path) => rmSync(fileOf(path)));
  removeEmptyFolders(folder);
  return { pages: pages.length, removed: unneeded.length };
}

/** One page at a time: together they may be larger than the memory. */
function* readAll(files: ExportedFiles, paths: readonly string[]): Iterable<string> {
  for (const path of paths) yield files.read(path);
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`There is no ${folder} to finish`);
  return filesBelow(folder).map((path) => `/${path}`);
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
