import { load } from 'cheerio';

/** Relations of a `<link>` that name another page; all others name a file. */
const PAGE_RELATIONS = new Set(['alternate', 'canonical', 'next', 'prev']);

/** What one exported page refers to and what can be referred to in it, as written in its markup. */
export type ExportedPage = {
  /** Addresses a visitor can be sent to: links, form targets, `<meta http-equiv="refresh">`. */
  links: string[];
  /** Addresses of files the page loads or offers. */
  files: string[];
  /** Names a fragment can point to. */
  ids: Set<string>;
};

/** Reads an exported page. `<noscript>` counts as markup: what stands in it must work too. */
export function readExportedPage(html: string): ExportedPage {
  const $ = load(html, { scriptingEnabled: false });
  const values = (selector: string, attribute: string) =>
    $(selector)
      .map((_, element) => $(element).attr(attribute)?.trim())
      .get();
  const isPageRelation = (element: Parameters<typeof $>[0]) =>
    ($(element).attr('rel') ?? '').split(/\s+/).some((relation) => PAGE_RELATIONS.has(relation));
  const linkElements = $('link[href]').toArray();
  const hrefs = (elements: typeof linkElements) =>
    elements.map((element) => ($(element).attr('href') ?? '').trim());

  return {
    links: [
      ...values('a[href], area[href]', 'href'),
      ...values('form[action]', 'action'),
      ...values('[formaction]', 'formaction'),
      ...values('meta[http-equiv="refresh" i]', 'content').flatMap(refreshTarget),
      ...hrefs(linkElements.filter(isPageRelation)),
    ],
    files: [
      ...values('[src]', 'src'),
      ...values('[poster]', 'poster'),
      ...values('use[href], image[href]', 'href'),
      ...values('[srcset]', 'srcset').flatMap(candidates),
      ...values('[imagesrcset]', 'imagesrcset').flatMap(candidates),
      ...hrefs(linkElements.filter((element) => !isPageRelation(element))),
    ],
    ids: new Set([...values('[id]', 'id'), ...values('a[name]', 'name')]),
  };
}

/** The address in `0; url=/onboarding-guide`; none when the page merely reloads itself. */
function refreshTarget(content: string): string[] {
  const target = /^[\d.]*\s*[;,]\s*(?:url\s*=\s*)?["']?(.+?)["']?$/i.exec(content)?.[1];
  return target ? [target] : [];
}

/** The addresses in `a.png 1x, b.png 2x`. */
function candidates(srcset: string): string[] {
  return srcset.split(',').flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);
}
