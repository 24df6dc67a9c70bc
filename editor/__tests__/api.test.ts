import fs, {
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
import { createApi } from '@/editor/api';
import { Refused } from '@/editor/content-paths';

const SITE = 'content/site.yaml';
const JOURNAL = 'content/en/journal';
const PAGES = 'content/en/pages';
const ABOUT = `${PAGES}/about.yaml`;
const onSave = jest.fn();
let root: string;
let api: ReturnType<typeof createApi>;

const path = (file: string) => join(root, file);
const read = (file: string) => readFileSync(path(file), 'utf8');
const save = (file: string, raw: string, tab?: string) =>
  api({ action: 'persistEntry', params: { dataFiles: [{ path: file, raw }], assets: [] } }, tab);
const open = (file: string, tab?: string) =>
  api({ action: 'getEntry', params: { path: file } }, tab);

beforeEach(() => {
  root = folderWith({
    [SITE]: '# Facts.\nname: Loom\n',
    'package.json': '{}',
    [`${JOURNAL}/two-looms.md`]: '---\ntitle: Two looms\n---\n\nText.\n',
  });
  onSave.mockClear();
  api = createApi({
    root,
    files: new Map([
      [SITE, 'Company'],
      [ABOUT, 'About'],
    ]),
    articles: JOURNAL,
    pages: PAGES,
    onSave,
  });
});

test('files of content are read', async () => {
  expect(await open(SITE)).toMatchObject({ data: '# Facts.\nname: Loom\n', file: { path: SITE } });
  expect(
    await api({ action: 'entriesByFiles', params: { files: [{ path: SITE, label: 'Company' }] } }),
  ).toMatchObject([{ file: { path: SITE, label: 'Company' } }]);
  expect(await api({ action: 'entriesByFolder', params: { folder: JOURNAL } })).toMatchObject([
    { file: { path: `${JOURNAL}/two-looms.md` } },
  ]);
});

test('a save is merged into the file, and reported', async () => {
  await open(SITE);
  await save(SITE, 'name: Shuttle\n');
  expect(read(SITE)).toBe('# Facts.\nname: Shuttle\n');
  expect(onSave).toHaveBeenCalledWith([SITE]);
});

test('one changed word changes one line, in whatever style the rest is written', async () => {
  const article = `${JOURNAL}/two-looms.md`;
  const former =
    '---\r\ntitle: "Two looms"\r\nservices: [a,b]\r\n---\r\n\r\n* One.\r\n* Two.\r\n\r\n|A|B|\r\n|--|--|\r\n|Long cell|C|\r\n';
  writeFileSync(path(article), former);
  await open(article);
  await save(
    article,
    '---\ntitle: Two looms\nservices:\n  - a\n  - b\n---\n* One.\n* Three.\n\n|A|B|\n|--|--|\n|Long cell|C|\n',
  );
  expect(read(article)).toBe(former.replace('Two.', 'Three.'));
});

test('a save that fails on a full disk leaves the file, and can be repeated', async () => {
  await open(SITE);
  jest.spyOn(fs, 'fsyncSync').mockImplementationOnce(() => {
    throw new Error('no space left on device');
  });
  await expect(save(SITE, 'name: Shuttle\n')).rejects.toThrow('no space left');
  expect(read(SITE)).toBe('# Facts.\nname: Loom\n');
  await save(SITE, 'name: Shuttle\n');
  expect(read(SITE)).toBe('# Facts.\nname: Shuttle\n');
});

test('an article can be written and deleted', async () => {
  const article = `${JOURNAL}/three-looms.md`;
  await save(article, '---\ntitle: Three looms\n---\nText.');
  expect(read(article)).toBe('---\ntitle: Three looms\n---\n\nText.\n');
  await api({ action: 'deleteFiles', params: { paths: [article] } });
  expect(existsSync(path(article))).toBe(false);
});

test('the first article can be written before its folder exists', async () => {
  rmSync(path(JOURNAL), { recursive: true });
  await save(`${JOURNAL}/first.md`, '---\ntitle: First\n---\nText.');
  expect(read(`${JOURNAL}/first.md`)).toContain('title: First');
});

test('a page of sections can be written, listed and deleted, unlike a page that is code', async () => {
  const page = `${PAGES}/spring.yaml`;
  mkdirSync(path(PAGES));
  writeFileSync(path(ABOUT), 'title: About\n');
  await save(page, 'title: Spring\nsections:\n  - kind: text\n    text: "One.\\n\\n- Two.\\n"\n');
  expect(read(page)).toBe(
    '# yaml-language-server: $schema=../../model/schemas/json/page.json\n\ntitle: Spring\nsections:\n  - kind: text\n    text: |\n      One.\n\n      - Two.\n',
  );
  expect(await api({ action: 'entriesByFolder', params: { folder: PAGES } })).toMatchObject([
    { file: { path: page } },
  ]);
  await expect(api({ action: 'deleteFiles', params: { paths: [ABOUT] } })).rejects.toThrow(Refused);
  await api({ action: 'deleteFiles', params: { paths: [page] } });
  expect(existsSync(path(page))).toBe(false);
});

test('a change by somebody else is not overwritten', async () => {
  await open(SITE);
  writeFileSync(path(SITE), 'name: Changed\n');
  await expect(save(SITE, 'name: Shuttle\n')).rejects.toThrow('“Company” has been changed');
  expect(read(SITE)).toBe('name: Changed\n');

  await open(SITE);
  await save(SITE, 'name: Shuttle\n');
  await save(SITE, 'name: Weft\n');
  expect(read(SITE)).toBe('name: Weft\n');
});

test('if two tabs have opened a file, the second to save is refused, with what to do', async () => {
  await open(SITE, 'one');
  await open(SITE, 'two');
  await save(SITE, 'name: Shuttle\n', 'one');
  await expect(save(SITE, 'name: Weft\n', 'two')).rejects.toThrow(
    /“Company” has been changed since this tab opened it.*still in the form.*another tab/,
  );
  expect(read(SITE)).toContain('name: Shuttle');

  // What counts is the file as that tab has opened or saved it.
  await save(SITE, 'name: Heddle\n', 'one');
  await open(SITE, 'two');
  await save(SITE, 'name: Weft\n', 'two');
  expect(read(SITE)).toContain('name: Weft');
});

test('if two tabs save a file at the same moment, the second is refused', async () => {
  await open(SITE, 'one');
  await open(SITE, 'two');
  const saves = [save(SITE, 'name: Shuttle\n', 'one'), save(SITE, 'name: Weft\n', 'two')];
  const outcomes = await Promise.allSettled(saves);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(read(SITE)).toContain('name: Shuttle');
});

test('a file that is deleted while another tab saves it stays deleted', async () => {
  const article = `${JOURNAL}/two-looms.md`;
  await open(article, 'one');
  await open(article, 'two');
  await Promise.allSettled([
    api({ action: 'deleteFiles', params: { paths: [article] } }, 'two'),
    save(article, '---\ntitle: Mine\n---\nText.', 'one'),
  ]);
  expect(existsSync(path(article))).toBe(false);
});

test.each([
  ['an article', `${JOURNAL}/two-looms.md`, '---\ntitle: Mine\n---\nText.'],
  ['a page of sections', `${PAGES}/spring.yaml`, 'title: Mine\n'],
])('%s that this tab has not seen as it is now is not deleted', async (_, file, raw) => {
  mkdirSync(path(PAGES), { recursive: true });
  writeFileSync(path(file), raw.replace('Mine', 'Ours'));
  const remove = (tab: string) => api({ action: 'deleteFiles', params: { paths: [file] } }, tab);
  await open(file, 'one');
  await open(file, 'two');
  await save(file, raw, 'one');
  await expect(remove('two')).rejects.toThrow(
    /changed since this tab opened it, and was not deleted/,
  );
  await expect(remove('three')).rejects.toThrow(Refused);
  expect(read(file)).toContain('Mine');
  await open(file, 'two');
  await remove('two');
  // It is gone, as this tab wants it, too.
  await remove('one');
  expect(existsSync(path(file))).toBe(false);
});

test('a tab that has not opened a file does not overwrite it, nor bring a deleted one back', async () => {
  const article = `${JOURNAL}/two-looms.md`;
  await expect(save(article, '---\ntitle: Mine\n---\nText.')).rejects.toThrow('“two-looms”');
  await open(article, 'one');
  await open(article, 'two');
  await api({ action: 'deleteFiles', params: { paths: [article] } }, 'two');
  await expect(save(article, '---\ntitle: Mine\n---\nText.', 'one')).rejects.toThrow(Refused);
  expect(existsSync(path(article))).toBe(false);
});

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
  await expect(api({ action: 'deleteFiles', params: { paths: [file] } })).rejects.toThrow(Refused);
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
    const paths = [`${JOURNAL}/secret.md`];
    await expect(api({ action: 'deleteFiles', params: { paths } })).rejects.toThrow(
      'symbolic link',
    );
    expect(readdirSync(outside)).toEqual(['secret.md']);
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

test('site.yaml cannot be deleted', async () => {
  await expect(api({ action: 'deleteFiles', params: { paths: [SITE] } })).rejects.toThrow(Refused);
  expect(existsSync(path(SITE))).toBe(true);
});

test.each(['unpublishedEntries', 'constructor', '__proto__'])(
  'the action %s is refused',
  async (action) => {
    await expect(api({ action })).rejects.toThrow(`“${action}” is not possible here`);
  },
);
