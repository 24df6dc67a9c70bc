import type { CheerioAPI } from 'cheerio';
import { keepUsedCss, type UsedNames } from './used-css';
import type { FontSubsets } from '../fonts/subset-font';
import { withSubsetFont } from '../fonts/with-subset-font';
import { replaceUrls } from '../shared/css-urls';
import { elementsOf } from '../shared/markup';
import { OWN_ORIGIN } from '../shared/own-origin';

/** What a page's style depends on, apart from the names on the page. */
export type StyleNeeds = {
  /** Paths of its style sheets, base included, each with its media query. */
  sheets: readonly { url: string; media: string }[];
  /** Whether it has a text field. */
  canType: boolean;
};

type StyleOptions = {
  /** The content of an exported file, by its URL. */
  readFile: (url: string) => string;
  /** The names that the rules may refer to. */
  names: UsedNames;
  /** The font's subsets, if it has any. */
  font?: FontSubsets | undefined;
};

/** Next joins all style sheets that are imported, except those of other hosts. */
const IMPORT_FROM_HOST = /@import\s*(?:url\(\s*)?["']?((?:https?:)?\/\/[^"')\s;]+)/i;

const onOtherHost = (sheet: string) => `${sheet} is on another host, which the policy refuses`;

/**
 * What the style of a page that Next exported depends on.
 *
 * @throws Error for a style sheet of another host
 */
export function styleNeeds($: CheerioAPI): StyleNeeds {
  const sheets = elementsOf($, 'link[rel=stylesheet]').map(({ attribs }) => {
    const { href = '', media = '' } = attribs;
    const { origin, pathname } = new URL(href, OWN_ORIGIN);
    if (origin === OWN_ORIGIN) return { url: pathname, media };
    throw new Error(onOtherHost(`its style sheet ${href}`));
  });
  return { sheets, canType: $('input, textarea').length > 0 };
}

/**
 * The rules that a page uses.
 *
 * @returns undefined for a page without a style sheet
 * @throws Error when the rules cannot be placed in HTML
 */
export function usedStyle(
  { sheets, canType }: StyleNeeds,
  { readFile, names, font }: StyleOptions,
): string | undefined {
  if (sheets.length === 0) return undefined;
  const css = sheets.map(({ url, media }) => {
    const sheet = withAbsolutePaths(readFile(url), url);
    return media ? `@media ${media}{${sheet}}` : sheet;
  });
  const needed = keepUsedCss(css.join('\n'), names);
  const used = font ? withSubsetFont(needed, font, canType) : needed;
  if (/<\/style/i.test(used))
    throw new Error('its style sheet contains “</style”, which would end a style element');
  const [, imported] = IMPORT_FROM_HOST.exec(used) ?? [];
  if (imported) throw new Error(onOtherHost(`its style sheet imports ${imported}, which`));
  return used;
}

/** URLs in a style sheet are relative to the sheet; inlined, they would be relative to the page. */
function withAbsolutePaths(css: string, sheet: string): string {
  return replaceUrls(css, (url) => {
    const { origin, pathname, search, hash } = new URL(url, `${OWN_ORIGIN}${sheet}`);
    const isOwn = origin === OWN_ORIGIN && !url.startsWith('#');
    return isOwn ? `${pathname}${search}${hash}` : undefined;
  });
}
