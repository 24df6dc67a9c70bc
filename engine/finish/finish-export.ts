import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleIslands } from '../bundle/bundle-islands';
import { bundleScript } from '../bundle/bundle-script';
import type { Site } from '../define-site';
import { subsetFont } from '../fonts/subset-font';
import { markupNeeds } from '../hosting/policy-needs';
import { pagePolicy } from '../hosting/security-policy';
import { filesBelow } from '../shared/files-below';
import { groupByStyle } from './group-by-style';
import { finishPages, type PageOptions } from './finish-page';
import { findUnneededFiles } from './needed-files';
import { speculationRules } from './speculation-rules';

const LOADER = fileURLToPath(new URL('../islands/loader.ts', import.meta.url));
const STATIC_PATH = '/_next/static';
const HASH_LENGTH = 12;

type ExportOptions = {
  /** Folder of the site's sources. */
  root: string;
  /** The export of `next build`. */
  folder: string;
};

/**
 * Turns the export of `next build` into its finished form; see README.md.
 *
 * @returns the number of pages, and of files that were removed
 * @throws Error that names the page that cannot be finished
 */
export async function finishExport(
  site: Site,
  { root, folder }: ExportOptions,
): Promise<{ pages: number; removed: number }> {
  const { basePath: base, shell } = site;
  const fileOf = (path: string) => join(folder, path);
  const readExported = (path: string) => readFileSync(fileOf(path), 'utf8');
  const writeExported = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(fileOf(path)), { recursive: true });
    writeFileSync(fileOf(path), content);
  };
  /** Its name changes with its content, because hosts let browsers cache it for a year. */
  const addHashed = <Content extends string | Buffer>(
    name: string,
    content: Content,
    extension = 'js',
  ) => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
    const path = `${STATIC_PATH}/${name}-${hash}.${extension}`;
    writeExported(path, content);
    return { path, content };
  };

  // A page, and its payload for Next's router.
  const leftOut = new Set(site.leaveOut.flatMap((path) => [path, `${path}.html`, `${path}.txt`]));
  for (const path of listFiles(folder)) if (leftOut.has(path)) rmSync(fileOf(path));
  const islands = await bundleIslands(root, site.islands);
  islands.files.forEach((text, path) => writeExported(path, text));
  const pages = listFiles(folder).filter(
    (path) => path.endsWith('.html') && !path.startsWith('/_not-found'),
  );
  const entries = shell ? [shell.source] : [];
  const doubtful = new Map<string, string>();
  const options: PageOptions = {
    base,
    currentLinks: site.currentLinks,
    font:
      site.font &&
      (await subsetFont(root, site.font, pages.map(readExported), (name, content) => {
        return `${base}${addHashed(`media/${name}`, content, 'woff2').path}`;
      })),
    policy: ($) => pagePolicy({ ...markupNeeds([$]), ...site.policy }),
    shell: shell && addHashed('shell', await bundleScript(root, entries, shell.environment)),
    loader: addHashed(
      'shell-loader',
      await bundleScript(root, [LOADER, ...entries], shell?.environment),
    ),
    islands,
    speculationRules: speculationRules(site.routes ?? [], base),
    readFile: (url) => readExported(url.slice(base.length)),
    addScript: (name, content) => addHashed(name, content).path,
    onDoubtful: (page, script) => void doubtful.set(script, page),
  };
  for (const group of groupByStyle(pages, site.oneStyle)) {
    const exported = new Map(group.map((page) => [page, readExported(page)]));
    for (const [page, html] of finishPages(exported, options)) writeFileSync(fileOf(page), html);
  }

  for (const [script, page] of doubtful) {
    console.warn(
      `${page} had an inline script that is not an EarlyScript, and is removed: ${script.slice(0, 100)}`,
    );
  }

  const unneeded = findUnneededFiles({ files: listFiles(folder), base, readFile: readExported });
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
