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
import { contactDelivery, contactOrigins } from '@/components/server/contact/endpoint';
import { routes } from '@/content/routes';
import { finishPages, type Site } from '@/scripts/finalise/finish-page';
import { findUnneededFiles } from '@/scripts/finalise/needed-files';
import { bundleIslands } from '@/scripts/bundle-islands';
import { SHELL_SOURCE } from '@/scripts/bundle-shell';
import { speculationRules } from '@/scripts/finalise/speculation-rules';
import { subsetFonts } from '@/scripts/fonts/subset-fonts';
import { hashSource, pagePolicy } from '@/scripts/hosting/security-policy';
import { bundleScript } from '@/scripts/lib/bundle-script';
import { runAsEntryPoint } from '@/scripts/lib/entry-point';
import { filesBelow } from '@/scripts/lib/files-below';

/** The only argument: which export to finish, if it has been moved. */
const [, , EXPORT_FOLDER = 'out'] = process.argv;
const LOADER_SOURCE = 'components/islands/load-islands.ts';
const STATIC_PATH = '/_next/static';
const HASH_LENGTH = 12;

/**
 * Folders whose pages come from one template. Their pages share one style element, so that the
 * header policy, which lists the hash of every style and has a limited length, needs only one hash
 * for them.
 */
const ONE_STYLE_FOLDERS = new Set(['/blog', '/service']);

/** Turns the export of `next build` into its finished form; see scripts/README.md. */
async function finalise(): Promise<void> {
  const base = process.env.BASE_PATH ?? '';
  const files = listFiles();
  const islands = await bundleIslands({ base, sends: contactDelivery !== undefined });
  islands.files.forEach((text, path) => writeExported(path, text));
  const pages = files.filter((path) => path.endsWith('.html') && !path.startsWith('/_not-found'));
  const fonts = await subsetFonts(pages.map(readExported), (name, content) => {
    return `${base}${addHashed(`media/${name}`, content, 'woff2').path}`;
  });
  const site: Site = {
    base,
    fonts,
    policy: (style, scripts) =>
      pagePolicy({
        styleHashes: [hashSource(style)],
        scriptHashes: scripts.map(hashSource),
        contact: contactOrigins,
      }),
    shell: addHashed('shell', await bundleScript(SHELL_SOURCE)),
    shellWithLoader: addHashed('shell-loader', await bundleScript(LOADER_SOURCE, SHELL_SOURCE)),
    islands,
    speculationRules: speculationRules(routes, base),
    readFile: (url) => readExported(url.slice(base.length)),
    addScript: (name, content) => addHashed(name, content).path,
  };

  for (const group of groupByStyle(pages)) {
    const exported = new Map(group.map((page) => [page, readExported(page)]));
    for (const [page, html] of finishPages(exported, site)) writeFileSync(fileOf(page), html);
  }

  const unneeded = findUnneededFiles({ files: listFiles(), base, readFile: readExported });
  if (unneeded.length === 0) console.warn('Next has exported no file that could be removed');
  unneeded.forEach((path) => rmSync(fileOf(path)));
  removeEmptyFolders(EXPORT_FOLDER);
  console.log(`${pages.length} pages finished, ${unneeded.length} files removed`);
}

/** Groups the pages that share a style; every other page is a group of its own. */
function groupByStyle(pages: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const page of pages) {
    const folder = dirname(page);
    const key = ONE_STYLE_FOLDERS.has(folder) ? folder : page;
    groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  return [...groups.values()];
}

/**
 * Writes a file under a name that changes with its content, because hosts let browsers cache it for
 * a year.
 */
function addHashed<Content extends string | Buffer>(
  name: string,
  content: Content,
  extension = 'js',
) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
  const path = `${STATIC_PATH}/${name}-${hash}.${extension}`;
  writeExported(path, content);
  return { path, content };
}

function writeExported(path: string, content: string | Buffer): void {
  mkdirSync(dirname(fileOf(path)), { recursive: true });
  writeFileSync(fileOf(path), content);
}

function listFiles(): string[] {
  if (!existsSync(EXPORT_FOLDER)) throw new Error(`There is no ${EXPORT_FOLDER} to finish`);
  return filesBelow(EXPORT_FOLDER).map((path) => `/${path}`);
}

function readExported(path: string): string {
  return readFileSync(fileOf(path), 'utf8');
}

function fileOf(path: string): string {
  return join(EXPORT_FOLDER, path);
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

void runAsEntryPoint(import.meta.url, finalise);
