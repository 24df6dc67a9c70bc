import type { CheerioAPI } from 'cheerio';
import { keepUsedCss, type UsedNames } from '@/scripts/finalise/used-css';
import type { SubsetFonts } from '@/scripts/fonts/subset-fonts';
import { withSubsetFonts } from '@/scripts/fonts/with-subset-fonts';

type StyleOptions = {
  /** The text of an exported file by its address. */
  readFile: (address: string) => string;
  /** What the page's rules may refer to. */
  names: UsedNames;
  fonts: SubsetFonts;
};

const CSS_URL = /url\(\s*(["']?)([^"')]+)\1\s*\)/g;

/** Stands for the site's own host while addresses are resolved. */
const ORIGIN = 'http://export.invalid';

/**
 * Puts the rules that a page uses into the page, once, where its first style sheet was linked.
 *
 * @returns the content of the style element; nothing for a page without style sheets
 * @throws Error when a style sheet cannot stand in HTML
 */
export function inlineStyles($: CheerioAPI, { readFile, names, fonts }: StyleOptions) {
  const links = $('link[rel=stylesheet]');
  const addresses = links.map((_, link) => $(link).attr('href')).get();
  if (addresses.length === 0) return undefined;
  const css = addresses.map((address) => withRootedUrls(readFile(address), address)).join('\n');
  const canType = $('input, textarea').length > 0;
  const used = withSubsetFonts(keepUsedCss(css, names), fonts, canType);
  if (used.includes('</'))
    throw new Error('its style sheet holds “</”, which ends a style element');

  links.first().before($('<style>').text(used));
  if (used.includes(fonts.used)) preloadFont($, fonts.used);
  links.remove();
  return used;
}

/** Next preloads the whole font, and on the page of unknown paths none. */
function preloadFont($: CheerioAPI, href: string): void {
  $('link[rel=preload][as=font]').remove();
  const preload = { rel: 'preload', href, as: 'font', crossorigin: '', type: 'font/woff2' };
  $('style').first().before($('<link>').attr(preload));
}

/** Addresses in a style sheet are relative to it; in a page they would be relative to the page. */
function withRootedUrls(css: string, sheet: string): string {
  return css.replace(CSS_URL, (whole, quote: string, address: string) => {
    const target = new URL(address, `${ORIGIN}${sheet}`);
    return target.origin === ORIGIN && !address.startsWith('#')
      ? `url(${quote}${target.pathname}${target.search}${quote})`
      : whole;
  });
}
