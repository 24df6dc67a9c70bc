import type { ExportedPage } from '@/scripts/lib/exported-page';

/** Stands for the site's own host, so that every other address is recognised as foreign. */
const OWN_ORIGIN = 'http://export.invalid';

/** An export as the link check sees it. */
export type SiteExport = {
  /** Pages by their path, such as `/about`. */
  pages: ReadonlyMap<string, ExportedPage>;
  /** Every file's path from the export's root, such as `/about.html` or `/logos/acme.svg`. */
  files: ReadonlySet<string>;
  /** Path of every row of the route table. */
  routes: ReadonlySet<string>;
  /** Sub-path the export was built for; empty at the root. */
  basePath: string;
};

/** What is wrong with an address, or nothing when it holds. */
type Verdict = string | undefined;

/** Path under which hosts serve an exported HTML file: `/index.html` is `/`, `/a.html` is `/a`. */
export function pagePath(file: string): string {
  return file.replace(/(?<=\/)index\.html$|\.html$/, '');
}

/** One line `page -> address: reason` for every internal address that leads nowhere. */
export function findBrokenLinks(site: SiteExport): string[] {
  return [...site.pages].flatMap(([from, page]) => {
    const base = `${OWN_ORIGIN}${site.basePath}${from}`;
    const complaints = (addresses: string[], check: (address: string) => Verdict) =>
      [...new Set(addresses)].flatMap((address) => {
        const reason = check(address);
        return reason ? [`${from} -> ${address}: ${reason}`] : [];
      });
    const checkLinkFrom = (address: string) =>
      // The page of unknown paths is no route, and may still point to its own main content.
      address.startsWith('#')
        ? checkFragment(address, page)
        : checkAddress(address, base, (target) => checkLink(target, site));
    return [
      ...complaints(page.links, checkLinkFrom),
      ...complaints(page.files, (address) =>
        checkAddress(address, base, (target) => checkFile(target, site)),
      ),
    ];
  });
}

function checkAddress(address: string, base: string, check: (target: URL) => Verdict): Verdict {
  if (!URL.canParse(address, base)) return 'is not an address';
  const target = new URL(address, base);
  return target.origin === OWN_ORIGIN ? check(target) : undefined;
}

function checkLink(target: URL, site: SiteExport): Verdict {
  const path = pathBelow(target, site.basePath);
  if (path === undefined) return outside(site.basePath);
  if (!site.routes.has(path)) {
    // A document to download is no route, but a page must be linked by its route.
    const isDocument = site.files.has(path) && !path.endsWith('.html');
    return isDocument ? undefined : 'the path is not in the route table';
  }
  const page = site.pages.get(path);
  return page ? checkFragment(target.hash, page) : 'the route has no page in the export';
}

function checkFragment(hash: string, page: ExportedPage): Verdict {
  const id = decode(hash.slice(1));
  // Browsers take both of these for the top of the page.
  if (id === '' || id === 'top') return undefined;
  if (id === undefined) return 'the fragment has a malformed % escape';
  return page.ids.has(id) ? undefined : `nothing on the page has the id “${id}”`;
}

function checkFile(target: URL, site: SiteExport): Verdict {
  const path = pathBelow(target, site.basePath);
  if (path === undefined) return outside(site.basePath);
  return site.files.has(path) ? undefined : 'the file is not in the export';
}

/** The decoded path below the base path; nothing when it lies outside or cannot be decoded. */
function pathBelow({ pathname }: URL, basePath: string): string | undefined {
  const path = decode(pathname);
  if (path === basePath) return '/';
  return path?.startsWith(`${basePath}/`) ? path.slice(basePath.length) : undefined;
}

function outside(basePath: string): string {
  return basePath
    ? `the path is malformed or lies outside the base path ${basePath}`
    : 'the path has a malformed % escape';
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
