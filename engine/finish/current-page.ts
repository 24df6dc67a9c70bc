import type { CheerioAPI } from 'cheerio';

/**
 * Sets `aria-current` on the links that lead to the page they are on: a Next layout does not know
 * the path of its page, and this works without JavaScript.
 *
 * @param links selector of the links to consider, such as those of the menus
 * @param file path of the exported page, such as `/about.html`
 * @param base sub-path of the site, without trailing slash
 */
export function markCurrentPage($: CheerioAPI, links: string, file: string, base: string): void {
  const path = `${base}${file.replace(/(?:\/index)?\.html$/, '')}` || '/';
  $(links)
    .filter((_, link) => $(link).attr('href') === path)
    .attr('aria-current', 'page');
}
