import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../define-site';
import { below, isIn, languageRoots, redirectPagePaths } from '../hosting/redirects';
import { isCopied } from '../shared/exported-files';
import { filesBelow } from '../shared/files-below';
import { hashOf, cachedJson } from '../shared/cache';
import { saltOf } from '../shared/salt';
import { findBrokenLinks, pagePath } from './broken-links';
import { readExportedPage } from './exported-page';

/**
 * Checks that whatever a page of the export links to or loads exists.
 *
 * @param folder the finished export
 * @param cache folder for parsed pages, so that a later build parses only what has changed
 * @param root folder of the site's sources
 * @returns the number of pages
 * @throws Error that lists every broken link
 */
export function checkLinks(site: Site, folder: string, cache: string, root = '.'): number {
  const { routes, basePath, translations } = site;
  const files = filesBelow(folder).map((path) => `/${path}`);
  // What a copy of a language says is said of the root's.
  const isFurtherCopy = (file: string) => {
    const language = translations.find(({ code }) => file.startsWith(`/${code}/`));
    return language && isCopied(root, file.slice(language.code.length + 1));
  };
  const pageFiles = files.filter((file) => file.endsWith('.html') && !isFurtherCopy(file));
  const pathOf = (file: string) => (isCopied(root, file) ? file : pagePath(file));
  const salt = saltOf({});
  const read = (file: string) => {
    const html = readFileSync(join(folder, file), 'utf8');
    return cachedJson(cache, hashOf(salt, html), () => readExportedPage(html));
  };
  const pages = new Map(pageFiles.map((file) => [pathOf(file), read(file)]));
  const redirectPages = redirectPagePaths(site);
  const broken = findBrokenLinks({
    pages,
    files: new Set(files),
    routes: new Set(
      routes
        ? languageRoots(site).flatMap((root) =>
            routes.filter((route) => isIn(site, root, route)).map(({ path }) => below(root, path)),
          )
        : [...pages.keys()].filter((path) => !redirectPages.has(`${basePath}${path}`)),
    ),
    basePath,
  });
  if (broken.length > 0) {
    throw new Error(`Broken links (${broken.length}):\n${broken.join('\n')}`);
  }
  return pages.size;
}
