import { load, type CheerioAPI } from 'cheerio';
import { markCurrentPage } from './current-page';
import { styleNeeds, type StyleNeeds } from './inline-styles';
import { SHELL_FILE } from '../bundle/bundle-shell';
import { linkLanguages, type Languages } from './language-links';
import { namedPaths } from './needed-files';
import { placeIslands, type PlaceOptions } from './place-islands';
import { minifyEarlyScripts, removeNextScripts, withoutNextScripts } from './page-scripts';
import { placeStreamedParts } from './streamed-parts';
import { namesOn, type PageNames } from './used-names';
import type { FontSubsets } from '../fonts/subset-font';
import { markupNeeds, originsOf } from '../hosting/policy-needs';
import { hashSource, POLICY, type MarkupNeeds } from '../hosting/security-policy';
import { imagesIn } from '../shared/css-urls';
import { EARLY_SCRIPTS, textsOf } from '../shared/markup';

/** What is needed to strip a page. */
export type StripOptions = PlaceOptions & {
  /** Selector of the links that get `aria-current`. */
  currentLinks?: string | undefined;
  /** The shell's script, if the site has one. */
  shell?: OwnScript | undefined;
  /** The shell's script, if any, with the loader that hydrates islands. */
  loader: OwnScript;
  /** Whether subsets replace Next's font, which every page but its 404 page preloads. */
  hasSubsets: boolean;
  /** The languages of the site and their pages. */
  languages: Languages;
  /** Contents of `<script type="speculationrules">`. */
  speculationRules: string;
};

/** What is needed to complete a page. */
export type CompleteOptions = {
  /** The Content-Security-Policy of a page whose markup has these needs. */
  policy: (needs: MarkupNeeds) => string;
  /** The font's subsets, if it has any. */
  font?: FontSubsets | undefined;
};

/** One of our own scripts; its path does not include the base. */
type OwnScript = { path: string; content: string };

/** A page without Next's scripts, as data: what is needed to complete it. */
export type StrippedPage = {
  /** With marks where its policy and its style belong. */
  html: string;
  names: PageNames;
  style: StyleNeeds;
  /** What its markup needs the policy to allow. */
  allowed: MarkupNeeds;
  /** Paths of Next's files that it names outside its style sheets, without the base. */
  named: readonly string[];
};

/** An element that only finished pages have. */
const POLICY_ELEMENT = `meta[http-equiv=${POLICY}]`;

/** Marks for policy and style, in this order; in page text `<` would be `&lt;`. */
const POLICY_MARK = '<!--[policy]-->';
const STYLE_MARK = '<!--[style]-->';

/**
 * The first half of finishing a page of Next's export, independent of all other pages: removes
 * Next's scripts, names those of islands and adds the rules for prerendering.
 *
 * @returns undefined if the page has been finished before
 * @throws Error that names the page and what was unexpected about it
 */
export function stripPage(
  path: string,
  html: string,
  options: StripOptions,
): StrippedPage | undefined {
  return withPageName(path, () => {
    const $ = load(withoutNextScripts(html));
    if ($(POLICY_ELEMENT).length > 0) return undefined;
    const { base, currentLinks } = options;
    placeStreamedParts($, html);
    removeNextScripts($, base);
    minifyEarlyScripts($);
    if (currentLinks) markCurrentPage($, currentLinks, path, base);
    linkLanguages($, path, options.languages);
    const script = scriptElement($, options);
    const islandScripts = placeIslands($, script, options);
    // Shell and loader in one file save a request before the first paint.
    const needsLoader = islandScripts.length > 0 || $('details').length > 0;
    const own = needsLoader ? options.loader : options.shell;
    if (own) script.attr('src', `${base}${own.path}`);
    else script.remove();
    const names = namesOn($, [own?.content ?? '', ...textsOf($, EARLY_SCRIPTS), ...islandScripts]);
    const style = styleNeeds($);
    if (style.sheets.length === 0) console.warn(`${path} has no style sheet to inline`);
    const sheets = $('link[rel=stylesheet]');
    sheets.first().before(STYLE_MARK);
    sheets.remove();
    if (options.hasSubsets) $('link[rel=preload][as=font]').remove();
    // In HTML it says nothing.
    $('svg[xmlns]').removeAttr('xmlns');
    $('head').append($('<script type="speculationrules">').text(options.speculationRules));
    placeDescription($);
    markPolicy($);
    const stripped = $.html();
    return { html: stripped, names, style, allowed: markupNeeds($), named: namedPaths(stripped) };
  });
}

/** The element of the shell's script; a new one at the end of the page if the site has none. */
function scriptElement($: CheerioAPI, { base, shell }: StripOptions): ReturnType<CheerioAPI> {
  if (!shell) return $('<script type="module" fetchpriority="low">').appendTo('body');
  const script = $(`script[src="${base}/${SHELL_FILE}"]`);
  if (script.length === 1) return script;
  throw new Error(`it has the shell's script ${script.length} times, not once`);
}

/**
 * The second half, once all pages are stripped: fills in style and policy as text, because parsing
 * the page again would take as long as the first half.
 *
 * @param style the rules that the page uses; undefined for a page without a style sheet
 * @returns the page's HTML
 */
export function completePage(
  { html, allowed }: Pick<StrippedPage, 'html' | 'allowed'>,
  style: string | undefined,
  { font, policy }: CompleteOptions,
): string {
  const $ = load('', null, false);
  const inlined = style === undefined ? [] : [style];
  const styleHashes = [...new Set([...allowed.styleHashes, ...inlined.map(hashSource)])].sort();
  const inStyle = originsOf(inlined.flatMap(imagesIn));
  const images = [...new Set([...allowed.images, ...inStyle])].sort();
  const meta = { 'http-equiv': POLICY, content: policy({ ...allowed, styleHashes, images }) };
  const elements = inlined.map((text) => $('<style>').text(text));
  if (font && style?.includes(font.used)) {
    const preload = { rel: 'preload', href: font.used, as: 'font', crossorigin: '' };
    elements.unshift($('<link>').attr({ ...preload, type: 'font/woff2' }));
  }
  return html
    .replace(POLICY_MARK, () => $('<meta>').attr(meta).toString())
    .replace(STYLE_MARK, () => elements.join(''));
}

/** Some readers of links stop at 32 kB, which the style after the description may fill. */
function placeDescription($: CheerioAPI): void {
  const described = $('head > title, head > meta').remove();
  $('head').prepend(described);
}

/** A policy applies only to the elements after it; the character set must be first. */
function markPolicy($: CheerioAPI): void {
  const charset = $('head > meta[charset]').first().prependTo('head');
  if (charset.length > 0) charset.after(POLICY_MARK);
  else $('head').prepend(POLICY_MARK);
}

/** Runs a step. @throws the step's error, with the page's path added */
export function withPageName<Result>(path: string, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    throw new Error(`${path} cannot be finished: ${(error as Error).message}`, { cause: error });
  }
}
