import { load, type CheerioAPI } from 'cheerio';
import { markCurrentPage } from '@/scripts/finalise/current-page';
import { inlineStyles } from '@/scripts/finalise/inline-styles';
import type { IslandModules } from '@/scripts/bundle-islands';
import { linkTranslations } from '@/scripts/finalise/language-links';
import { placeIslands } from '@/scripts/finalise/place-islands';
import { earlyScripts, SHELL_SCRIPT, removeNextScripts } from '@/scripts/finalise/page-scripts';
import type { UsedNames } from '@/scripts/finalise/used-css';
import { anyNames, usedNames } from '@/scripts/finalise/used-names';
import type { SubsetFonts } from '@/scripts/fonts/subset-fonts';

/** What is needed to finish a page of the site. */
export type Site = {
  /** Sub-path the site is served under, without trailing slash; empty at the root. */
  base: string;
  /** The shell's script, alone and with the loader that hydrates islands. */
  shell: OwnScript;
  shellWithLoader: OwnScript;
  islands: IslandModules;
  /** The Content-Security-Policy of a page with this style and these inline scripts, by their hashes. */
  policy: (style: string, scripts: readonly string[]) => string;
  fonts: SubsetFonts;
  /** Contents of `<script type="speculationrules">`. */
  speculationRules: string;
  /** The content of an exported file, by its URL on the site. */
  readFile: (url: string) => string;
  /** Writes a script under a name made from its content. @returns its path */
  addScript: (name: string, content: string) => string;
};

/** One of our own scripts; its path does not include the base. */
type OwnScript = { path: string; content: string };

/** A page without Next's scripts, and the names that its CSS rules may refer to. */
type StrippedPage = { $: CheerioAPI; names: UsedNames };

/**
 * Turns pages of Next's export into their finished form. They all get the same style: the rules
 * that any of them uses. Pages that have been finished before are returned unchanged.
 *
 * @param pages contents by path
 * @throws Error that names the page and what was unexpected about it
 */
export function finishPages(pages: ReadonlyMap<string, string>, site: Site): Map<string, string> {
  const stripped = [...pages].flatMap(([path, html]) => {
    const page = withPageName(path, () => stripPage(path, load(html), site));
    return page ? [[path, page] as const] : [];
  });
  const names = anyNames(stripped.map(([, page]) => page.names));
  const finished = stripped.map(
    ([path, page]) =>
      [path, withPageName(path, () => completePage(path, page, names, site))] as const,
  );
  return new Map([...pages, ...finished]);
}

/** @returns undefined if the page has been finished before */
function stripPage(path: string, $: CheerioAPI, site: Site): StrippedPage | undefined {
  const has = ({ path }: OwnScript) => $(`script[src="${site.base}${path}"]`).length === 1;
  if (has(site.shell) || has(site.shellWithLoader)) return undefined;

  removeNextScripts($, site.base);
  markCurrentPage($, path, site.base);
  linkTranslations($, path);
  const shell = $(`script[src="${site.base}${SHELL_SCRIPT}"]`);
  if (shell.length !== 1) {
    throw new Error(`it has the shell's script ${shell.length} times, not once`);
  }
  const islandScripts = placeIslands($, shell, site);
  // One file for both saves a request before the first paint.
  const own = islandScripts.length > 0 ? site.shellWithLoader : site.shell;
  shell.attr('src', `${site.base}${own.path}`);
  return { $, names: usedNames($, [own.content, ...earlyScripts($), ...islandScripts]) };
}

function completePage(path: string, { $ }: StrippedPage, names: UsedNames, site: Site): string {
  const style = inlineStyles($, { ...site, names });
  if (style === undefined) console.warn(`${path} has no style sheet to inline`);
  $('head').append($('<script type="speculationrules">').text(site.speculationRules));
  const early = earlyScripts($);
  // Beside a hash Chromium ignores the source that allows speculation rules.
  const hashed = early.length > 0 ? [...early, site.speculationRules] : [];
  addPolicy($, site.policy(style ?? '', hashed));
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
