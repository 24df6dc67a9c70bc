/** Paths that the API refuses, and symbolic links. */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { folderWith } from '@/__tests__/temporary-folder';
import { Refused } from '@/editor/content-paths';
import { api, JOURNAL, onSave, open, path, read, remove, save, SITE } from './api-site';

test.each([
  'package.json',
  '../outside.yaml',
  '/etc/passwd',
  'content/other.yaml',
  `${JOURNAL}/../../../package.json`,
  `${JOURNAL}/Capital.md`,
  `${JOURNAL}/sub/article.md`,
  `${JOURNAL}/article.mdx`,
  '',
])('“%s” is neither read nor written nor deleted', async (file) => {
  await expect(open(file)).rejects.toThrow(Refused);
  await expect(save(file, 'a: 1\n')).rejects.toThrow(Refused);
  await expect(remove(file)).rejects.toThrow(Refused);
  expect(onSave).not.toHaveBeenCalled();
});

describe('a symbolic link', () => {
  const refused = async (file: string) => {
    await expect(open(file)).rejects.toThrow('symbolic link');
    await expect(save(file, 'name: Shuttle\n')).rejects.toThrow('symbolic link');
  };

  test.each([
    ['a file', 'outside.yaml'],
    ['nothing', 'nothing.yaml'],
  ])('from content to %s elsewhere is neither read nor written', async (_, target) => {
    const outside = folderWith({ 'outside.yaml': 'name: Secret\n' });
    rmSync(path(SITE));
    symlinkSync(join(outside, target), path(SITE));
    await refused(SITE);
    expect(readFileSync(join(outside, 'outside.yaml'), 'utf8')).toBe('name: Secret\n');
    expect(existsSync(join(outside, 'nothing.yaml'))).toBe(false);
  });

  test('to an article elsewhere is not listed, as are others', async () => {
    const outside = folderWith({ 'secret.md': 'Secret.' });
    symlinkSync(join(outside, 'secret.md'), path(`${JOURNAL}/secret.md`));
    const listed = await api({ action: 'entriesByFolder', params: { folder: JOURNAL } });
    expect(listed).toMatchObject([{ file: { path: `${JOURNAL}/two-looms.md` } }]);
  });

  test('to a folder elsewhere adds and deletes nothing there', async () => {
    const outside = folderWith({ 'secret.md': 'Secret.' });
    rmSync(path(JOURNAL), { recursive: true });
    symlinkSync(outside, path(JOURNAL));
    await refused(`${JOURNAL}/secret.md`);
    await refused(`${JOURNAL}/new.md`);
    await expect(remove(`${JOURNAL}/secret.md`)).rejects.toThrow('symbolic link');
    expect(readdirSync(outside)).toEqual(['secret.md']);
  });

  test('to code within content, or to itself, is neither read nor written', async () => {
    const [code, loop] = ['content/model/code.ts', `${JOURNAL}/loop.md`];
    mkdirSync(path('content/model'));
    writeFileSync(path(code), 'export {};');
    rmSync(path(SITE));
    symlinkSync('model/code.ts', path(SITE));
    symlinkSync('loop.md', path(loop));
    await refused(SITE);
    await refused(loop);
    expect(read(code)).toBe('export {};');
  });

  test('within content is followed, and stays one', async () => {
    renameSync(path(SITE), path('content/facts.yaml'));
    symlinkSync('facts.yaml', path(SITE));
    await open(SITE);
    await save(SITE, 'name: Shuttle\n');
    expect(read('content/facts.yaml')).toBe('# Facts.\nname: Shuttle\n');
    expect(lstatSync(path(SITE)).isSymbolicLink()).toBe(true);
  });
});

test.each(['unpublishedEntries', 'constructor', '__proto__'])(
  'the action %s is refused',
  async (action) => {
    await expect(api({ action })).rejects.toThrow(`“${action}” is not possible here`);
  },
);
