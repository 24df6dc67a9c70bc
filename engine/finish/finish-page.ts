import { load, type CheerioAPI } from 'cheerio';
import { markCurrentPage } from './current-page';
import { inlineStyles, styleNeeds, type StyleNeeds } from './inline-styles';
import type { IslandModules } from '../bundle/bundle-islands';
import { SHELL_FILE } from '../bundle/bundle-shell';
import { linkTranslations } from './language-links';
import { namedPaths } from './needed-files';
import { placeIslands } from './place-islands';
import { earlyScripts, removeNextScripts } from './page-scripts';
import { namesOn, type PageNames } from './used-names';
import type { FontSubsets } from '../fonts/subset-font';

/** What is needed to strip a page. */
export type StripOptions = {
  /** Sub-path the site is served under, without trailing slash; empty at the root. */
  base: string;
  /** Selector of the links that get `aria-current`. */
  currentLinks?: string | undefined;
  /** The shell's script, if the site has one. */
  shell?: OwnScript | undefined;
  /** The same with the loader that hydrates islands. */
  loader: OwnScript;
  islands: IslandModules;
  /** Writes a script under a name made from its content. @returns its path */
  addScript: (name: string, content: string) => string;
};

/** What is needed to complete a page. */
export type CompleteOptions = {
  base: string;
  /** The Content-Security-Policy of a page with this markup. */
  policy: ($: CheerioAPI) => string;
  /** The font's subsets, if it has any. */
  font?: FontSubsets | undefined;
  /** Contents of `<script type="speculationrules">`. */
  speculationRules: string;
};

/** A page that needs nothing of Next. */
export type FinishedPage = {
  html: string;
  /** Paths of the files that it names, without the base. */
  named: readonly string[];
};

/** One of our own scripts; its path does not include the base. */
type OwnScript = { path: string; content: string };

/** A page without Next's scripts, as data: what is needed to complete it. */
export type StrippedPage = {
  html: string;
  names: PageNames;
  style: StyleNeeds;
  /** Inline scripts that were removed, although they may not be Next's. */
  doubtful: readonly string[];
};

/** What every finished page has. */
const POLICY_ELEMENT = 'meta[http-equiv=Content-Security-Policy]';

/**
 * The first half of finishing a page of Next's export: its scripts go, and the islands' are named.
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
    const $ = load(html);
    if ($(POLICY_ELEMENT).length > 0) return undefined;
    const { base, currentLinks } = options;
    const doubtful = removeNextScripts($, base);
    if (currentLinks) markCurrentPage($, currentLinks, path, base);
    linkTranslations($, path);
    const script = scriptElement($, options);
    const islandScripts = placeIslands($, script, options);
    // One file for both saves a request before the first paint.
    const own = islandScripts.length > 0 ? options.loader : options.shell;
    if (own) script.attr('src', `${base}${own.path}`);
    else script.remove();
    const names = namesOn($, [own?.content ?? '', ...earlyScripts($), ...islandScripts]);
    return { names, style: styleNeeds($), html: $.html(), doubtful };
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
 * The second half: the page gets its style, its policy and the rules for prerendering.
 *
 * @param style the rules that it uses; undefined for a page without a style sheet
 * @returns the finished page, and the paths of the files that it names
 * @throws Error that names the page
 */
export function completePage(
  path: string,
  html: string,
  style: string | undefined,
  { base, font, speculationRules, policy }: CompleteOptions,
): FinishedPage {
  return withPageName(path, () => {
    const $ = load(html);
    if (style === undefined) console.warn(`${path} has no style sheet to inline`);
    else inlineStyles($, style, font);
    $('head').append($('<script type="speculationrules">').text(speculationRules));
    addPolicy($, policy($));
    return { html: $.html(), named: namedPaths($, base) };
  });
}

/** A policy applies only to the elements after it; the character set must be first. */
function addPolicy($: CheerioAPI, policy: string): void {
  const meta = $('<meta>').attr({ 'http-equiv': 'Content-Security-Policy', content: policy });
  const charset = $('head > meta[charset]').first().prependTo('head');
  if (charset.length > 0) charset.after(meta);
  else $('head').prepend(meta);
}

/** @throws Error of a step, which names the page */
export function withPageName<Result>(path: string, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    throw new Error(`${path} cannot be finished: ${(error as Error).message}`, { cause: error });
  }
}
