import fs, { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { folderWith } from '@/__tests__/temporary-folder';
import { checkClientComponents, findClientComponents } from '@/engine/check/client-components';
import { defineSite } from '@/engine/define-site';

const root = folderWith({
  'app/page.tsx': `
    import Link from 'next/link';
    import Script from 'next/script';
    import { Analytics } from 'analytics';
    import { Card } from './card';
    import { Island } from '../components/islands/island';
    export default () => <><Link href="/" /><Script /><Analytics /><Card /><Island /></>;`,
  'app/card.tsx': `import { Menu } from '../components/menu'; export const Card = () => <Menu />;`,
  'components/menu.tsx': `// Opens and closes.
    'use client';
    import { Item } from './item';
    export const Menu = () => <Item />;`,
  'components/item.tsx': `'use client'; export const Item = () => <li />;`,
  'app/notes/page.mdx': `import { Chart } from '../../components/chart'\n\n# Notes\n\n<Chart />\n`,
  'components/chart.tsx': `'use client'; export const Chart = () => <svg />;`,
  'components/unused.tsx': `'use client'; export const Unused = () => <i />;`,
  'components/islands/island.tsx': `
    import { Search } from './search/search'; export const Island = () => <Search />;`,
  'components/islands/search/search.tsx': `'use client'; export const Search = () => <input />;`,
  'node_modules/analytics/package.json': '{ "main": "index.js" }',
  'node_modules/analytics/index.js': `"use client"; exports.Analytics = () => null;`,
});

test('the outermost client components that no island contains are found', async () => {
  expect(await findClientComponents(root, defineSite({}))).toEqual([
    'analytics',
    'components/chart.tsx',
    'components/menu.tsx',
    'next/script',
  ]);
});

test('components that may stand still are not reported, and all others stop the build by name', async () => {
  const all = ['analytics', 'components/chart.tsx', 'components/menu.tsx', 'next/script'];
  const check = (standStill: string[]) => checkClientComponents(root, defineSite({ standStill }));
  await expect(check(all)).resolves.toBeUndefined();
  await expect(check(['analytics', 'components', 'next'])).resolves.toBeUndefined();
  await expect(check(all.slice(1))).rejects.toThrow(/\n {2}analytics\n[^]*standStill/);
});

test('a folder of islands that is not there is named with them', async () => {
  const site = defineSite({ islands: { folder: 'src/islands' } });
  await expect(checkClientComponents(root, site)).rejects.toThrow(
    'There is no folder src/islands yet',
  );
  await expect(checkClientComponents(root, defineSite({}))).rejects.not.toThrow('There is no');
});

test('an island that a page renders by itself, and not by <Island>, is found', async () => {
  const site = folderWith({
    'app/page.tsx': `
      import { Search } from '../components/islands/search/search';
      import { WIDTH } from '../components/islands/search/width';
      export default () => <Search width={WIDTH} />;`,
    'components/islands/search/search.tsx': `'use client'; export const Search = () => <input />;`,
    'components/islands/search/width.ts': `export const WIDTH = 20;`,
  });
  await expect(checkClientComponents(site, defineSite({}))).rejects.toThrow(
    /\n {2}.*components\/islands\/search\/search\.tsx\n.*render it by <Island>/,
  );
});

test('nothing is found without an app folder', async () => {
  expect(await findClientComponents(join(root, 'components'), defineSite({}))).toEqual([]);
});

test('client components of a package are found however it exports them, unless nothing uses them', async () => {
  const site = folderWith({
    'app/page.tsx': `
      import { Fade } from 'motion';
      import { Button } from 'widgets';
      import { plain } from 'parts';
      import { Gallery } from 'gallery';
      export default () => <Fade><Gallery /><Button title={plain} /></Fade>;`,
    'node_modules/motion/package.json': '{ "type": "module", "exports": { "import": "./m.js" } }',
    'node_modules/motion/m.js': `'use client'; export const Fade = () => null;`,
    'node_modules/widgets/package.json': '{ "type": "module", "main": "index.js" }',
    'node_modules/widgets/index.js': `export * from './button.js';`,
    'node_modules/widgets/button.js': `'use client'; export const Button = () => null;`,
    'node_modules/gallery/package.json': '{ "type": "module", "main": "index.js" }',
    'node_modules/gallery/index.js': `export*from"./gallery"`,
    'node_modules/gallery/gallery.js': `
      import{jsx}from"react/jsx-runtime";import{sizes}from"./sizes";import{Slider}from"./slider";
      export const Gallery = () => jsx(Slider, { sizes });`,
    'node_modules/gallery/sizes.js': `import './gallery'; export const sizes = [1, 2];`,
    'node_modules/gallery/slider/index.js': `'use client'; export const Slider = () => null;`,
    'node_modules/parts/package.json': '{ "type": "module", "main": "index.js" }',
    'node_modules/parts/index.js': `
      export { Unused } from './unused.js'; export { plain } from './plain.js';`,
    'node_modules/parts/unused.js': `'use client'; export const Unused = () => null;`,
    'node_modules/parts/plain.js': `export const plain = 'Send';`,
  });
  expect(await findClientComponents(site, defineSite({}))).toEqual([
    'gallery',
    'motion',
    'widgets',
  ]);
});

test('JSX in JavaScript, files of any kind and modules that do not exist yet are no hindrance', async () => {
  const site = folderWith({
    'app/page.js': `
      import film from './film.mp4';
      import { posts } from 'generated/posts';
      import { Menu } from '../menu.js';
      export default () => <Menu film={film} posts={posts} />;`,
    'app/film.mp4': 'a film',
    'menu.js': `'use client'; export const Menu = () => <nav />;`,
  });
  expect(await findClientComponents(site, defineSite({}))).toEqual(['menu.js']);
});

test('the directive is found quickly after whatever may precede it', async () => {
  const begin = (lines: string) => `${lines}\n'use client';\nexport const Part = () => <b />;`;
  const server = (lines: string) => `${lines}\nexport const Part = () => <b>'use client'</b>;`;
  const slashes = '/'.repeat(60);
  const lines = '// What it is.\n'.repeat(25);
  const block = `/**${' A licence. * /'.repeat(100_000)} **/`;
  const site = folderWith({
    'app/page.tsx': Array.from('abcdef', (name) => `import '../${name}.tsx';`).join(''),
    'a.tsx': begin(slashes),
    'b.tsx': begin(lines),
    'c.tsx': begin(`${block}'use strict';/* 'use client' */`),
    'd.tsx': server(slashes),
    'e.tsx': server(lines),
    'f.tsx': server(block),
  });
  expect(await findClientComponents(site, defineSite({}))).toEqual(['a.tsx', 'b.tsx', 'c.tsx']);
});

test('a folder whose name only begins like that of the islands holds no islands', async () => {
  const menu = 'components/islands-old/menu.tsx';
  const site = folderWith({
    'app/page.tsx': `import '../${menu}';`,
    [menu]: `'use client'; export const Menu = () => <nav />;`,
  });
  expect(await findClientComponents(site, defineSite({}))).toEqual([menu]);
});

test('a package that many components import is read once', async () => {
  const site = folderWith({
    'app/page.tsx': `import '../a'; import '../b'; import 'widgets';`,
    'a.tsx': `import 'widgets';`,
    'b.tsx': `import 'widgets';`,
    'node_modules/widgets/index.js': `'use client';`,
  });
  const read = jest.spyOn(fs, 'readFileSync');
  expect(await findClientComponents(site, defineSite({}))).toEqual(['widgets']);
  expect(read.mock.calls.filter(([path]) => String(path).includes('widgets'))).toHaveLength(1);
  read.mockRestore();
});

test('a package of the same workspace, found through a symbolic link, is reported by its name', async () => {
  const workspace = folderWith({
    'site/app/page.tsx': `import { Menu } from 'widgets'; export default () => <Menu />;`,
    'widgets/package.json': '{ "exports": "./index.ts" }',
    'widgets/index.ts': `export { Menu } from './menu';`,
    'widgets/menu.tsx': `'use client'; export const Menu = () => <nav />;`,
  });
  const site = join(workspace, 'site');
  mkdirSync(join(site, 'node_modules'));
  symlinkSync(join(workspace, 'widgets'), join(site, 'node_modules', 'widgets'));
  expect(await findClientComponents(site, defineSite({}))).toEqual(['widgets']);
  const mayStandStill = defineSite({ standStill: ['widgets'] });
  expect(await findClientComponents(site, mayStandStill)).toEqual([]);
});
