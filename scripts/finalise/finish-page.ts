import { load, type CheerioAPI } from 'cheerio';
import { findLiveModules, type ClientModules } from '@/scripts/finalise/client-modules';
import { readFlightData } from '@/scripts/finalise/flight-data';
import { inlineStyles } from '@/scripts/finalise/inline-styles';
import { CHROME_SCRIPT, takeScripts } from '@/scripts/finalise/page-scripts';

/** What finishing a page needs to know about the site. */
export type Site = {
  /** Sub-path the site is served under, without trailing slash; empty at the root. */
  base: string;
  /** The script of header and footer, and the one that fetches the framework as well. */
  chrome: OwnScript;
  chromeWithLoader: OwnScript;
  /** Contents of `<script type="speculationrules">`. */
  speculationRules: string;
  clientModules: ClientModules;
  /** The text of an exported file by its address. */
  readFile: (address: string) => string;
  /** The texts of scripts and of all they may fetch later, by their addresses. */
  readScripts: (addresses: readonly string[]) => string[];
  /** Stores a script under a name made from its content. @returns its address */
  addScript: (name: string, content: string) => string;
};

/** One of our own scripts; its path is a site path, below the base. */
type OwnScript = { path: string; content: string };

/**
 * Turns a page of Next's export into its lean form. A page that has it already comes back as it is.
 *
 * @throws Error that says what on the page is not as this step knows it
 */
export function finishPage(html: string, site: Site): string {
  const $ = load(html);
  const isOwn = ({ path }: OwnScript) => $(`script[src="${site.base}${path}"]`).length === 1;
  if (isOwn(site.chrome) || isOwn(site.chromeWithLoader)) return html;

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
  const words = [site.chrome.content];
  if (hasIslands) {
    const chunks = live.flatMap((module) => module.chunks);
    words.push(flight.text, ...site.readScripts(chunks));
    const data = site.addScript('page-data', `${scripts.inline.join(';\n')}\n`);
    chrome.attr('data-scripts', [data, ...scripts.runtime].join(' '));
  }
  // One file for both tasks: a request less before the first paint.
  const own = hasIslands ? site.chromeWithLoader : site.chrome;
  chrome.attr('src', `${site.base}${own.path}`);
  inlineStyles($, { ...site, words, keepLinks: hasIslands });
  $('head').append($('<script type="speculationrules">').text(site.speculationRules));
  return $.html();
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
