import { load, type CheerioAPI } from 'cheerio';
import { markCurrentPage } from './current-page';
import { inlineStyles } from './inline-styles';
import type { IslandModules } from '../bundle/bundle-islands';
import { SHELL_FILE } from '../bundle/bundle-shell';
import { linkTranslations } from './language-links';
import { placeIslands } from './place-islands';
import { earlyScripts, removeNextScripts } from './page-scripts';
import type { UsedNames } from './used-css';
import { anyNames, usedNames } from './used-names';
import type { FontSubsets } from '../fonts/subset-font';

/** What is needed to finish a page. */
export type PageOptions = {
  /** Sub-path the site is served under, without trailing slash; empty at the root. */
  base: string;
  /** Selector of the links that get `aria-current`. */
  currentLinks?: string | undefined;
  /** The shell's script, if the site has one. */
  shell?: OwnScript | undefined;
  /** The same with the loader that hydrates islands. */
  loader: OwnScript;
  islands: IslandModules;
  /** The Content-Security-Policy of a page with this markup. */
  policy: ($: CheerioAPI) => string;
  /** The font's subsets, if it has any. */
  font?: FontSubsets | undefined;
  /** Contents of `<script type="speculationrules">`. */
  speculationRules: string;
  /** The content of an exported file, by its URL on the site. */
  readFile: (url: string) => string;
  /** Writes a script under a name made from its content. @returns its path */
  addScript: (name: string, content: string) => string;
  /** Is told of an inline script that was removed, although it may not be Next's. */
  onDoubtful: (path: string, script: string) => void;
};

/** One of our own scripts; its path does not include the base. */
type OwnScript = { path: string; content: string };

/** A page without Next's scripts, and the names that its CSS rules may refer to. */
type StrippedPage = { $: CheerioAPI; names: UsedNames };

/** What every finished page has. */
const POLICY_ELEMENT = 'meta[http-equiv=Content-Security-Policy]';

/**
 * Turns pages of Next's export into their finished form. They all get the same style: the rules
 * that any of them uses. Pages that have been finished before are returned unchanged.
 *
 * @param pages contents by path
 * @throws Error that names the page and what was unexpected about it
 */
export function finishPages(
  pages: ReadonlyMap<string, string>,
  options: PageOptions,
): Map<string, string> {
  const stripped = [...pages].flatMap(([path, html]) => {
    const page = withPageName(path, () => stripPage(path, load(html), options));
    return page ? [[path, page] as const] : [];
  });
  const names = anyNames(stripped.map(([, page]) => page.names));
  const finished = stripped.map(
    ([path, page]) =>
      [path, withPageName(path, () => completePage(path, page, names, options))] as const,
  );
  return new Map([...pages, ...finished]);
}

/** @returns undefined if the page has been finished before */
function stripPage(path: string, $: CheerioAPI, options: PageOptions): StrippedPage | undefined {
  if ($(POLICY_ELEMENT).length > 0) return undefined;
  const { base, currentLinks } = options;
  removeNextScripts($, base).forEach((script) => options.onDoubtful(path, script));
  if (currentLinks) markCurrentPage($, currentLinks, path, base);
  linkTranslations($, path);
  const script = scriptElement($, options);
  const islandScripts = placeIslands($, script, options);
  // One file for both saves a request before the first paint.
  const own = islandScripts.length > 0 ? options.loader : options.shell;
  if (own) script.attr('src', `${base}${own.path}`);
  else script.remove();
  return { $, names: usedNames($, [own?.content ?? '', ...earlyScripts($), ...islandScripts]) };
}

/** The element of the shell's script; a new one at the end of the page if the site has none. */
function scriptElement($: CheerioAPI, { base, shell }: PageOptions): ReturnType<CheerioAPI> {
  if (!shell) return $('<script type="module" fetchpriority="low">').appendTo('body');
  const script = $(`script[src="${base}/${SHELL_FILE}"]`);
  if (script.length === 1) return script;
  throw new Error(`it has the shell's script ${script.length} times, not once`);
}

function completePage(
  path: string,
  { $ }: StrippedPage,
  names: UsedNames,
  options: PageOptions,
): string {
  const hasStyle = inlineStyles($, { ...options, names });
  if (!hasStyle) console.warn(`${path} has no style sheet to inline`);
  $('head').append($('<script type="speculationrules">').text(options.speculationRules));
  addPolicy($, options.policy($));
  return $.html();
}

/** A policy applies only to the elements after it; the character set must be first. */
function addPolicy($: CheerioAPI, policy: string): void {
  const meta = $('<meta>').attr({ 'http-equiv': 'Content-Security-Policy', content: policy });
  const charset = $('head > meta[charset]').first().prependTo('head');
  if (charset.length > 0) charset.after(meta);
  else $('head').prepend(meta);
}

function withPageName<Result>(path: string, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    throw new Error(`${path} cannot be finished: ${(error as Error).message}`, { cause: error });
  }
}
