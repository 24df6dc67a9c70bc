import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { folderWith } from '@/__tests__/temporary-folder';
import { bundleIslands, withRetry } from '@/engine/bundle/bundle-islands';
import { bundleScript } from '@/engine/bundle/bundle-script';
import { defineSite } from '@/engine/define-site';

const { islands } = defineSite({});

/** A site with these files, and the packages of this one. */
function siteWith(files: Record<string, string>): string {
  const root = folderWith(files);
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  return root;
}

test('an island needs no React in scope where Next 15 has TypeScript preserve its JSX', async () => {
  const root = siteWith({
    'tsconfig.json': '{ "compilerOptions": { "jsx": "preserve" } }',
    [join(islands.folder, 'greeting', 'greeting.tsx')]:
      `'use client'; export const Greeting = () => <p>Good morning</p>;`,
  });
  const { files } = await bundleIslands(root, islands);
  const greeting = [...files.values()].find((text) => text.includes('Good morning'));
  expect(greeting?.match(/React\.createElement\("p"|\.jsx\)\("p"/g)).toEqual(['.jsx)("p"']);
});

test('an island that would need Next in the browser stops the build, with the line', async () => {
  const root = siteWith({
    [join(islands.folder, 'menu', 'menu.tsx')]: `'use client';
      import Link from 'next/link';
      export const Menu = () => <Link href="/">Home</Link>;`,
  });
  await expect(bundleIslands(root, islands)).rejects.toThrow(/menu\.tsx:2:.*next\/link needs Next/);
});

test('an island that imports a style sheet stops the build, with the line and what to do', async () => {
  const root = siteWith({
    [join(islands.folder, 'menu', 'menu.tsx')]: `'use client';
      import styles from './menu.module.css';
      export const Menu = () => <p className={styles.menu}>Menu</p>;`,
    [join(islands.folder, 'menu', 'menu.module.css')]: '.menu { color: red }',
  });
  await expect(bundleIslands(root, islands)).rejects.toThrow(
    /menu\.tsx:2:.*menu\.module\.css is a style sheet.*pass the classes/,
  );
});

test('an environment variable that an island reads, but that has no value, stops the build by name', async () => {
  const root = siteWith({
    'components/islands/badge/badge.tsx': `'use client';
      import { version } from '../../../version';
      export const Badge = () => <p>{version}</p>;`,
    'version.ts': `export const version = process.env.VERSION ?? 'the first';
      export const stage = process.env.STAGE;`,
  });
  await expect(bundleIslands(root, islands)).rejects.toThrow(
    /do not have: VERSION, STAGE\. Give each its value in islands\.environment/,
  );
  const environment = { VERSION: 'the seventh', STAGE: '' };
  const { files } = await bundleIslands(root, defineSite({ islands: { environment } }).islands);
  const code = [...files.values()].join();
  expect(code.match(/process\.env|the first|the seventh/g)).toEqual(['the seventh']);
});

test('an environment variable without a value in a script of the shell is refused, too', async () => {
  const root = folderWith({ 'shell.ts': `document.title = process.env.STAGE ?? '';` });
  await expect(bundleScript(root, ['shell.ts'])).rejects.toThrow(
    /do not have: STAGE\. Give each its value in shell\.environment/,
  );
  expect(await bundleScript(root, ['shell.ts'], { STAGE: 'seventh' })).toContain('seventh');
});

test('a module that failed to load is requested once more, by a URL that no browser has given up', async () => {
  const asked: string[] = [];
  const load = (path: string) => {
    asked.push(path);
    return path.includes('?') ? Promise.resolve('here') : Promise.reject(new Error('offline'));
  };
  const code = withRetry('later=()=>import("./rules-1A2B.js").then((rules)=>[rules])');
  // Only the paths requested are tested: Node cannot import files that do not exist.
  const later = code.replaceAll('import(', 'load(').replace('later=', '');
  const run = runInNewContext(later, { load }) as () => Promise<unknown>;
  await expect(run()).resolves.toEqual(['here']);
  expect(asked).toEqual(['./rules-1A2B.js', expect.stringMatching(/^\.\/rules-1A2B\.js\?\d+$/)]);
});
