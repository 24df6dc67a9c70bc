import type { CheerioAPI } from 'cheerio';
import postcss from 'postcss';
import { keepUsedCss, type UsedNames } from '@/scripts/finalise/used-css';

type StyleOptions = {
  /** The text of an exported file by its address. */
  readFile: (address: string) => string;
  /** What the page's rules may refer to. */
  names: UsedNames;
};

const CSS_URL = /url\(\s*(["']?)([^"')]+)\1\s*\)/g;

/** Stands for the site's own host while addresses are resolved. */
const ORIGIN = 'http://export.invalid';

/**
 * Puts the rules that a page uses into the page, once, where its first style sheet was linked.
 *
 * @returns the content of the style element
 * @throws Error when the page has no style sheet, or one that cannot stand in HTML
 */
export function inlineStyles($: CheerioAPI, { readFile, names }: StyleOptions): string {
  const links = $('link[rel=stylesheet]');
  const addresses = links.map((_, link) => $(link).attr('href')).get();
  if (addresses.length === 0) throw new Error('it has no style sheet');
  const css = addresses.map((address) => withRootedUrls(readFile(address), address)).join('\n');
  const used = keepUsedCss(css, names);
  if (used.includes('</'))
    throw new Error('its style sheet holds “</”, which ends a style element');

  links.first().before($('<style>').text(used));
  preloadFonts($, used);
  links.remove();
  return used;
}

/** Next does not preload the font on the page of unknown paths. */
function preloadFonts($: CheerioAPI, css: string): void {
  const fonts = new Set<string>();
  postcss.parse(css).walkAtRules('font-face', (rule) => {
    rule.walkDecls('src', ({ value }) => {
      for (const [, , address] of value.matchAll(CSS_URL)) if (address) fonts.add(address);
    });
  });
  for (const address of fonts) {
    if ($('link[rel=preload][as=font]').is((_, link) => link.attribs.href === address)) continue;
    const preload = {
      rel: 'preload',
      href: address,
      as: 'font',
      crossorigin: '',
      type: 'font/woff2',
    };
    $('style').first().before($('<link>').attr(preload));
  }
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
