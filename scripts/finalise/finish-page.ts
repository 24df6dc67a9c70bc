import { load, type CheerioAPI } from 'cheerio';
import { findLiveModules, type ClientModules } from '@/scripts/finalise/client-modules';
import { readFlightData } from '@/scripts/finalise/flight-data';
import { inlineStyles } from '@/scripts/finalise/inline-styles';
import { CHROME_SCRIPT, takeScripts } from '@/scripts/finalise/page-scripts';
import { splitStart } from '@/scripts/finalise/split-start';
import type { UsedNames } from '@/scripts/finalise/used-css';
import { anyNames, usedNames } from '@/scripts/finalise/used-names';
import type { SubsetFonts } from '@/scripts/fonts/subset-fonts';

/** What finishing a page needs to know about the site. */
export type Site = {
  /** Sub-path the site is served under, without trailing slash; empty at the root. */
  base: string;
  /** The script of header and footer, and the one that fetches the framework as well. */
  chrome: OwnScript;
  chromeWithLoader: OwnScript;
  /** The Content-Security-Policy of a page. */
  policy: (page: PolicyNeeds) => string;
  fonts: SubsetFonts;
  /** Contents of `<script type="speculationrules">`. */
  speculationRules: string;
  clientModules: ClientModules;
  /** Ids of the modules that are evaluated before the others, each by itself. */
  largeModules: readonly number[];
  /** The text of an exported file by its address. */
  readFile: (address: string) => string;
  /** The texts of scripts and of all they may fetch later, by their addresses. */
  readScripts: (addresses: readonly string[]) => string[];
  /** Stores a script under a name made from its content. @returns its address */
  addScript: (name: string, content: string) => string;
};

type PolicyNeeds = {
  /** The content of the page's style element. */
  style: string;
  hasIslands: boolean;
  /** The texts of all scripts that the page may run. */
  scripts: readonly string[];
};

/** One of our own scripts; its path is a site path, below the base. */
type OwnScript = { path: string; content: string };

/** A page without its scripts, and the names that its rules may refer to. */
type StrippedPage = {
  $: CheerioAPI;
  hasIslands: boolean;
  scripts: readonly string[];
  names: UsedNames;
};

/**
 * Turns pages of Next's export into their lean form. All of them get the same style, the rules that
 * any of them uses. Pages that have their lean form already come back as they are.
 *
 * @param pages contents by path
 * @throws Error that says what on which page is not as this step knows it
 */
export function finishPages(pages: ReadonlyMap<string, string>, site: Site): Map<string, string> {
  const stripped = [...pages].flatMap(([path, html]) => {
    const page = blaming(path, () => stripPage(load(html), site));
    return page ? [[path, page] as const] : [];
  });
  const names = anyNames(stripped.map(([, page]) => page.names));
  const finished = stripped.map(
    ([path, page]) => [path, blaming(path, () => completePage(page, names, site))] as const,
  );
  return new Map([...pages, ...finished]);
}

/** @returns nothing when the page has been finished before */
function stripPage($: CheerioAPI, site: Site): StrippedPage | undefined {
  const isOwn = ({ path }: OwnScript) => $(`script[src="${site.base}${path}"]`).length === 1;
  if (isOwn(site.chrome) || isOwn(site.chromeWithLoader)) return undefined;

  const scripts = takeScripts($, site.base);
  const chrome = $(`script[src="${site.base}${CHROME_SCRIPT}"]`);
  if (chrome.length !== 1) {
    throw new Error(`it has the script of header and footer ${chrome.length} times, not once`);
  }

  const flight = readFlightData(scripts.inline);
  const live = findLiveModules(flight.clientModules, site.clientModules);
  const hasIslands = assertIslandsAreMarked(
    $,
    live.map(({ source }) => source),
  );
  const texts = [site.chrome.content];
  if (hasIslands) {
    const chunks = live.flatMap((module) => module.chunks);
    texts.push(flight.text, ...site.readScripts(chunks));
    const { data, starts } = splitStart(scripts.inline, site.largeModules);
    // The data has React fetch the font ahead, whose place the part that pages use has taken.
    const font = $('link[rel=preload][as=font]').attr('href') ?? site.fonts.used;
    const addresses = [
      site.addScript('page-data', `${data.join(';\n')}\n`.replaceAll(font, site.fonts.used)),
      ...scripts.runtime,
      ...starts.map((start) => site.addScript('page-start', `${start}\n`)),
    ];
    chrome.attr('data-scripts', addresses.join(' '));
  }
  // One file for both tasks: a request less before the first paint.
  const own = hasIslands ? site.chromeWithLoader : site.chrome;
  chrome.attr('src', `${site.base}${own.path}`);
  return { $, hasIslands, scripts: texts, names: usedNames($, texts) };
}

function completePage(page: StrippedPage, names: UsedNames, site: Site): string {
  const { $, hasIslands, scripts } = page;
  const style = inlineStyles($, { ...site, names, keepLinks: hasIslands });
  $('head').append($('<script type="speculationrules">').text(site.speculationRules));
  addPolicy($, site.policy({ style, hasIslands, scripts }));
  return $.html();
}

/** A policy holds for what comes after it; only the character set has to come sooner. */
function addPolicy($: CheerioAPI, policy: string): void {
  const meta = $('<meta>').attr({ 'http-equiv': 'Content-Security-Policy', content: policy });
  const charset = $('head > meta[charset]').first().prependTo('head');
  if (charset.length > 0) charset.after(meta);
  else $('head').prepend(meta);
}

function blaming<Result>(path: string, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    throw new Error(`${path} cannot be finished: ${(error as Error).message}`, { cause: error });
  }
}

/** Whether the page has islands; what its markup says must agree with what React would wake. */
function assertIslandsAreMarked($: CheerioAPI, sources: readonly string[]): boolean {
  const islands = $('[data-island]').length;
  if (islands === 0 && sources.length > 0) {
    throw new Error(`nothing on it is marked data-island, but it renders ${sources.join(', ')}`);
  }
  if (islands > 0 && sources.length === 0) {
    throw new Error('it has a data-island, but renders no client component');
  }
  return islands > 0;
}
