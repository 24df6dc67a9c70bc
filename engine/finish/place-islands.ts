import type { CheerioAPI } from 'cheerio';
import type { IslandModules } from '../bundle/bundle-islands';

type PlaceOptions = {
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
  const modules = placed.map((element) => {
    const name = $(element).attr('data-island') ?? '';
    const found = islands.get(name);
    if (!found) throw new Error(`its island “${name}” has no module`);
    $(element).attr('data-module', `${base}${found.path}`);
    return found;
  });

  const blocks = $('script[data-island-props]');
  if (blocks.length !== placed.length) {
    throw new Error(`it has ${placed.length} islands and the props of ${blocks.length}`);
  }
  const values = blocks.map((_, block) => $(block).text()).get();
  const props = `export default [${values.join()}]\n`;
  blocks.remove();

  const propsPath = addScript('props', props);
  const shared = new Set(modules.flatMap(({ imports }) => imports));
  loader.attr({
    'data-props': `${base}${propsPath}`,
    'data-preload': [propsPath, ...shared].map((path) => `${base}${path}`).join(' '),
  });
  const all = new Set(modules.flatMap(({ reachable }) => reachable));
  return [props, ...[...all].map((path) => files.get(path) ?? '')];
}
