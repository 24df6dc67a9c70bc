import type { ExportedPage } from './exported-page';
import { decode } from '../shared/decode';
import { OWN_ORIGIN } from '../shared/own-origin';

/** The data of an export that the link check needs. */
export type SiteExport = {
  /** Pages by their path, such as `/about`; files of `public/` by their names, `/proof.html`. */
  pages: ReadonlyMap<string, ExportedPage>;
  /** Every file's path from the export's root, such as `/about.html` or `/logos/acme.svg`. */
  files: ReadonlySet<string>;
  /** Paths of all routes. */
  routes: ReadonlySet<string>;
  /** Sub-path the export was built for; empty at the root. */
  basePath: string;
};

/** What is wrong with a URL; undefined if nothing is. */
type Problem = string | undefined;

/** Checks a path below the base path, and its fragment. */
type Check = (site: SiteExport, path: string, hash: string) => Problem;

/** Whether a page is a file of `public/`: it alone keeps its ending. */
const isCopy = (path: string) => path.endsWith('.html');

/** The path at which hosts serve an exported HTML file: `/index.html` is `/`, `/a.html` is `/a`. */
export function pagePath(file: string): string {
  return file.replace(/(?<=\/)index\.html$|\.html$/, '');
}

/**
 * @returns a line `page -> URL: reason` for every broken internal URL, in the order of the pages
 */
export function findBrokenLinks(site: SiteExport): string[] {
  return [...site.pages].flatMap(([from, page]) => {
    const base = `${OWN_ORIGIN}${site.basePath}${from}`;
    const problems = (urls: readonly string[], check: Check) =>
      [...new Set(urls)].flatMap((url) => {
        // A fragment alone needs no route: the 404 page links to its content, drawings to their
        // parts.
        const reason = url.startsWith('#')
          ? checkFragment(url, page)
          : checkUrl(url, base, site, check);
        return reason ? [`${isCopy(from) ? `public${from}` : from} -> ${url}: ${reason}`] : [];
      });
    return [...problems(page.links, checkLink), ...problems(page.files, checkFile)];
  });
}

function checkUrl(url: string, base: string, site: SiteExport, check: Check): Problem {
  if (!URL.canParse(url, base)) return 'is not a valid URL';
  const { origin, pathname, hash } = new URL(url, base);
  if (origin !== OWN_ORIGIN) return undefined;
  const path = pathBelow(pathname, site.basePath);
  if (path !== undefined) return check(site, path, hash);
  return site.basePath
    ? `the path is malformed or lies outside the base path ${site.basePath}`
    : 'the path has a malformed % escape';
}

function checkLink(site: SiteExport, path: string, hash: string): Problem {
  const page = site.pages.get(path);
  if (!site.routes.has(path) && !(page && isCopy(path))) {
    // A file to download is not a route, but a page must be linked by its route.
    const isDocument = site.files.has(path) && !path.endsWith('.html');
    return isDocument ? undefined : 'no route has this path';
  }
  return page ? checkFragment(hash, page) : 'the route has no page in the export';
}

function checkFragment(hash: string, page: ExportedPage): Problem {
  // Browsers resolve a text fragment, after `:~:`, themselves.
  const id = decode(hash.slice(1).replace(/:~:.*/, ''));
  // Browsers scroll to the top of the page for both of these.
  if (id === '' || id === 'top') return undefined;
  if (id === undefined) return 'the fragment has a malformed % escape';
  return page.ids.includes(id) ? undefined : `nothing on the page has the id “${id}”`;
}

function checkFile(site: SiteExport, path: string): Problem {
  return site.files.has(path) ? undefined : 'the file is not in the export';
}

/** The decoded path below the base path; undefined if it lies outside or cannot be decoded. */
function pathBelow(pathname: string, basePath: string): string | undefined {
  const path = decode(pathname);
  if (path === basePath) return '/';
  return path?.startsWith(`${basePath}/`) ? path.slice(basePath.length) : undefined;
}
