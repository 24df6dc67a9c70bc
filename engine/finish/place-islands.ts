import type { CheerioAPI } from 'cheerio';
import type { IslandModules } from '../bundle/bundle-islands';

export type PlaceOptions = {
  /** Sub-path the site is served under, without trailing slash; empty at the root. */
  base: string;
  islands: IslandModules;
  /** Writes a script under a name made from its content. @returns its path */
  addScript: (name: string, content: string) => string;
};

/**
 * Names the module of each island where the loader looks for it, and moves the islands' props from
 * the page into a module, because nothing needs them before hydration.
 *
 * @param loader the script element of the loader
 * @returns the contents of all scripts that the islands can load, props included; an empty list for
 *   a page without islands
 * @throws Error for an island that has no module or no props
 */
export function placeIslands(
  $: CheerioAPI,
  loader: ReturnType<CheerioAPI>,
  { base, islands: { islands, files }, addScript }: PlaceOptions,
): string[] {
  const placed = $('[data-island]').toArray();
  if (placed.length === 0) return [];
  const values: string[] = [];
  const modules = placed.map((element) => {
    const name = $(element).attr('data-island') ?? '';
    const found = islands.get(name);
    if (!found) throw new Error(`its island “${name}” has no module`);
    $(element).attr('data-module', `${base}${found.path}`);
    // Directly after the island, because an island in one of its slots has props of its own.
    const block = $(element).next('script[data-island-props]');
    if (block.length === 0) throw new Error(`its island “${name}” has no props`);
    values.push(block.text());
    return found;
  });
  $('script[data-island-props]').remove();
  const props = `export default [${values.join()}]\n`;

  const propsPath = addScript('props', props);
  const shared = new Set(modules.flatMap(({ imports }) => imports));
  loader.attr({
    'data-props': `${base}${propsPath}`,
    'data-preload': [propsPath, ...shared].map((path) => `${base}${path}`).join(' '),
  });
  const all = new Set(modules.flatMap(({ reachable }) => reachable));
  return [props, ...[...all].map((path) => files.get(path) ?? '')];
}
