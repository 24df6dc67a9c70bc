import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleIslands } from '../bundle/bundle-islands';
import { bundleScript } from '../bundle/bundle-script';
import type { Site } from '../define-site';
import { subsetFont } from '../fonts/subset-font';
import { pagePolicy, type MarkupNeeds } from '../hosting/security-policy';
import { filesBelow } from '../shared/files-below';
import { hashOf, cachedJson } from '../shared/cache';
import { isLeftover } from '../shared/leftovers';
import { saltOf } from '../shared/salt';
import { exportedFiles, isCopied } from '../shared/exported-files';
import { completePage, withPageName } from './finish-page';
import { groupByStyle } from './group-by-style';
import { languagesOf } from './language-links';
import { usedStyle, type StyleNeeds } from './inline-styles';
import { findUnneededFiles, namedPaths } from './needed-files';
import { speculationRules } from './speculation-rules';
import { stripPages, type Stripped } from './strip-pages';
import { joinNames, usedNames } from './used-names';

const LOADER = fileURLToPath(new URL('../islands/loader.ts', import.meta.url));

type ExportOptions = {
  /** Folder of the site's sources. */
  root: string;
  /** The export of `next build`. */
  folder: string;
  /** Cache folder, so that a later build processes only what has changed. */
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

  // Each path as a file, as a page, and as a page's payload for Next's router.
  const leftOut = new Set(site.leaveOut.flatMap((path) => [path, `${path}.html`, `${path}.txt`]));
  for (const path of listFiles(folder)) {
    if (leftOut.has(path) || (isCopied(root, path) && isLeftover(path))) rmSync(fileOf(path));
  }
  const islands = await bundleIslands(root, site.islands);
  islands.files.forEach((text, path) => files.write(path, text));
  const pages = listFiles(folder).filter(
    (path) => path.endsWith('.html') && !path.startsWith('/_not-found') && !isCopied(root, path),
  );
  const entries = shell ? [shell.source] : [];
  const addScript = (name: string, content: string) => ({
    path: files.addHashed(name, content),
    content,
  });
  const toStrip = {
    base,
    islands,
    currentLinks: site.currentLinks,
    languages: languagesOf(site),
    hasSubsets: site.font !== undefined,
    speculationRules: speculationRules(site.routes ?? [], base),
    shell: shell && addScript('shell', await bundleScript(root, entries, shell.environment)),
    loader: addScript(
      'shell-loader',
      await bundleScript(root, [LOADER, ...entries], shell?.environment),
    ),
  };
  const salt = saltOf(toStrip);
  const stripped = stripPages(pages, { ...toStrip, folder, cache, salt });
  const font =
    site.font &&
    (await subsetFont(
      root,
      site.font,
      stripped.map(({ characters }) => characters),
      {
        addFile: (name, content) => `${base}${files.addHashed(`media/${name}`, content, 'woff2')}`,
        cache,
        salt,
      },
    ));
  const unfinished = stripped.filter((page) => 'html' in page);
  const readFile = (url: string) => files.read(url.slice(base.length));
  /** A group's style for each set of needs: pages of one template share theirs. */
  const styleOf = (group: readonly Pick<Stripped, 'names'>[]) => {
    const found = joinNames(group.map((page) => page.names));
    const known = JSON.stringify([found, font]);
    const made = new Map<string, string | undefined>();
    return (needs: StyleNeeds) => {
      const key = JSON.stringify(needs);
      if (made.has(key)) return made.get(key);
      const name = hashOf(salt, known, key, ...needs.sheets.map(({ url }) => readFile(url)));
      const { style } = cachedJson(cache, name, () => ({
        style: usedStyle(needs, { readFile, names: usedNames(found), font }),
      }));
      made.set(key, style);
      return style;
    };
  };
  const policy = (needs: MarkupNeeds) => pagePolicy({ ...needs, ...site.policy });
  const named = new Set(stripped.flatMap((page) => page.named));
  for (const group of groupByStyle(unfinished, site.oneStyle)) {
    const needed = styleOf(group);
    for (const { path, ...page } of group) {
      const style = withPageName(path, () => needed(page.style));
      for (const url of namedPaths(style ?? '')) named.add(url);
      files.write(path, completePage(page, style, { font, policy }));
    }
  }

  const doubtful = new Map(
    unfinished.flatMap((page) => page.doubtful.map((script) => [script, page.path] as const)),
  );
  for (const [script, path] of doubtful) {
    console.warn(
      `${path} had an inline script that is not an EarlyScript, and is removed: ${script.slice(0, 100)}`,
    );
  }

  const unneeded = findUnneededFiles({
    files: listFiles(folder),
    named,
    readFile: files.read,
  });
  if (unneeded.length === 0) console.warn('Next has exported no file that could be removed');
  unneeded.forEach((path) => rmSync(fileOf(path)));
  removeEmptyFolders(folder);
  return { pages: pages.length, removed: unneeded.length };
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
