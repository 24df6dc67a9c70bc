import type { CheerioAPI } from 'cheerio';

/** Links in the menus of header and footer, except those to other sites. */
const MENU_LINKS = '#SiteHeader nav a, #SiteFooter a:not([target])';

/**
 * Sets `aria-current` on the links in header and footer that lead to the page they are on: a Next
 * layout does not know the path of its page, and this works without JavaScript. No link leads to
 * the 404 page or to a service's alias, so those pages have no such link.
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
