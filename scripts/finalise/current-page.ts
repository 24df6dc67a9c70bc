import type { CheerioAPI } from 'cheerio';

/** The menus of header and footer, without what leads to other sites. */
const MENU_LINKS = '#site-header nav a, #site-footer a:not([target])';

/**
 * Marks the links in header and footer that lead to the page they stand on: a layout in Next does
 * not know its page's path, and this works without a script. Nothing in them leads to the 404 page
 * or to a service's second path, so these have none.
 *
 * @param file path of the exported page, such as `/about.html`
 * @param base sub-path of the site, without trailing slash
 */
export function markCurrentPage($: CheerioAPI, file: string, base: string): void {
  const path = `${base}${file.replace(/(?:\/index)?\.html$/, '')}` || '/';
  $(MENU_LINKS)
    .filter((_, link) => $(link).attr('href') === path)
    .attr('aria-current', 'page');
}
