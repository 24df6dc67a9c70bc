import type { CheerioAPI } from 'cheerio';
import { keepUsedCss, type UsedNames } from './used-css';
import type { FontSubsets } from '../fonts/subset-font';
import { withSubsetFont } from '../fonts/with-subset-font';
import { valuesOf } from '../shared/markup';
import { OWN_ORIGIN } from '../shared/own-origin';

type StyleOptions = {
  /** The content of an exported file, by its URL. */
  readFile: (url: string) => string;
  /** The names that the page's rules may refer to. */
  names: UsedNames;
  /** The font's subsets, if it has any. */
  font?: FontSubsets | undefined;
};

const CSS_URL = /url\(\s*(["']?)([^"')]+)\1\s*\)/g;

/**
 * Moves the rules that a page uses into the page, in place of its first style sheet link.
 *
 * @returns whether the page had any style sheet
 * @throws Error when a style sheet cannot be placed in HTML
 */
export function inlineStyles($: CheerioAPI, { readFile, names, font }: StyleOptions): boolean {
  const links = $('link[rel=stylesheet]');
  const urls = valuesOf($, 'link[rel=stylesheet]', 'href');
  if (urls.length === 0) return false;
  const css = urls.map((url) => withAbsolutePaths(readFile(url), url)).join('\n');
  const canType = $('input, textarea').length > 0;
  const needed = keepUsedCss(css, names);
  const used = font ? withSubsetFont(needed, font, canType) : needed;
  if (used.includes('</'))
    throw new Error('its style sheet contains “</”, which would end a style element');

  links.first().before($('<style>').text(used));
  if (font && used.includes(font.used)) preloadFont($, font.used);
  links.remove();
  return true;
}

/** Next preloads the complete font, and none on the 404 page. */
function preloadFont($: CheerioAPI, href: string): void {
  $('link[rel=preload][as=font]').remove();
  const preload = { rel: 'preload', href, as: 'font', crossorigin: '', type: 'font/woff2' };
  $('style').first().before($('<link>').attr(preload));
}

/** URLs in a style sheet are relative to the sheet; inlined, they would be relative to the page. */
function withAbsolutePaths(css: string, sheet: string): string {
  return css.replace(CSS_URL, (whole, quote: string, url: string) => {
    const target = new URL(url, `${OWN_ORIGIN}${sheet}`);
    return target.origin === OWN_ORIGIN && !url.startsWith('#')
      ? `url(${quote}${target.pathname}${target.search}${quote})`
      : whole;
  });
}
