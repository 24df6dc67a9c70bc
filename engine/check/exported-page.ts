import { load } from 'cheerio/slim';
import { candidates, valuesOf } from '../shared/markup';

/** Matches a `<link>` that refers to a page; all others refer to a file. */
const PAGE_RELATION = ':is([rel~=alternate], [rel~=canonical], [rel~=next], [rel~=prev])';

/** The references in one exported page and the targets that it offers, as written in its markup. */
export type ExportedPage = {
  /** URLs to which a visitor can be sent: links, form targets, `<meta http-equiv="refresh">`. */
  links: readonly string[];
  /** URLs of files that the page loads or offers. */
  files: readonly string[];
  /** Ids and names that a fragment can point to. */
  ids: readonly string[];
};

/**
 * Reads an exported page, including the content of `<noscript>`, which has to work, too. Cheerio's
 * slim parser reads that content as elements, and takes a third of the time.
 */
export function readExportedPage(html: string): ExportedPage {
  const $ = load(html);
  const values = (selector: string, attribute: string) =>
    valuesOf($, selector, attribute).map((value) => value.trim());

  return {
    links: unique([
      ...values('a[href], area[href]', 'href'),
      ...values('form[action]', 'action'),
      ...values('[formaction]', 'formaction'),
      ...values('meta[http-equiv="refresh" i]', 'content').flatMap(refreshTarget),
      ...values(`link${PAGE_RELATION}`, 'href'),
    ]),
    files: unique([
      ...values('[src]', 'src'),
      ...values('[poster]', 'poster'),
      ...values('use[href], image[href]', 'href'),
      ...values('[srcset]', 'srcset').flatMap(candidates),
      ...values('[imagesrcset]', 'imagesrcset').flatMap(candidates),
      ...values(`link:not(${PAGE_RELATION})`, 'href'),
    ]),
    ids: unique([...values('[id]', 'id'), ...values('a[name]', 'name')]),
  };
}

const unique = (values: readonly string[]) => [...new Set(values)];

/** The URL in `0; url=/onboarding-guide`; none if the page merely reloads itself. */
function refreshTarget(content: string): string[] {
  const target = /^[\d.]*\s*[;,]\s*(?:url\s*=\s*)?["']?(.+?)["']?$/i.exec(content)?.[1];
  return target ? [target] : [];
}
