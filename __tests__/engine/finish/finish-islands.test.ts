import { load } from 'cheerio';
import { finish, finishPage, island, pageOf, scriptsOf, searchModule, siteOf } from './pages';
import { valuesOf } from '@/engine/shared/markup';

describe('a page with islands', () => {
  const page = pageOf({ main: island() + island() });

  test('names the modules of its islands and what they import, and runs nothing of Next', () => {
    const $ = finish(page);
    expect(scriptsOf($)).toEqual(['speculationrules', '/_next/static/shell-loader-1.js']);
    expect(valuesOf($, '[data-island]', 'data-module')).toEqual([
      searchModule.path,
      searchModule.path,
    ]);
    expect($('[data-preload]').attr('data-preload')?.split(' ')).toEqual([
      '/_next/static/props-1.js',
      '/_next/static/islands/shared-1.js',
    ]);
  });

  test('has the props of its islands in a module, in their order', () => {
    const { site, added } = siteOf();
    const $ = load(finishPage(page, site));
    expect($('[data-props]').attr('data-props')).toBe('/_next/static/props-1.js');
    const props = /^export default (.*)\n$/.exec(added.join(''))?.[1] ?? '';
    expect(JSON.parse(props)).toEqual([{ word: '</script>' }, { word: '</script>' }]);
  });

  test('gives an island in another island’s slot its own props', () => {
    const block = (word: string) =>
      `<script type="application/json" data-island-props>{"word":"${word}"}</script>`;
    const inner = `<div data-island="search"></div>${block('inner')}`;
    const main = `<div data-island="search"><p data-slot="text">${inner}</p></div>${block('outer')}`;
    const { site, added } = siteOf();
    finishPage(pageOf({ main: main.replace(/<\/?p/g, (tag) => tag.replace('p', 'div')) }), site);
    expect(added).toEqual(['export default [{"word":"outer"},{"word":"inner"}]\n']);
  });

  test('keeps rules for whatever its scripts may add', () => {
    const style = finish(page)('style').text();
    expect(style).toContain('.late{color:blue}');
    expect(style).not.toContain('.unused');
  });

  test('has every URL below the sub-path of the site', () => {
    const base = '/preview';
    const $ = finish(pageOf({ main: island(), base }), { base });
    expect(scriptsOf($)).toContain('/preview/_next/static/shell-loader-1.js');
    expect($('[data-island]').attr('data-module')).toBe(`/preview${searchModule.path}`);
    expect($('[data-props]').attr('data-props')).toBe('/preview/_next/static/props-1.js');
    expect($('style').text()).toContain('url(/preview/_next/static/media/m.svg)');
  });
});
