import type { CheerioAPI } from 'cheerio';

/**
 * Completes the links of the language switcher: until now they lead to the home pages, because a
 * Next layout does not know the path of its page. The 404 page's path has no translation.
 *
 * @param file path of the exported page, such as `/about.html`
 */
export function linkTranslations($: CheerioAPI, file: string): void {
  const path = file.replace(/(?:\/index)?\.html$/, '');
  if (path === '/404') return;
  $('a[data-language]').attr('href', (_, home = '') => home.replace(/\/$/, '') + path || '/');
}
