import fs, { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { Refused } from '@/editor/content-paths';
import {
  ABOUT,
  api,
  JOURNAL,
  onSave,
  open,
  PAGES,
  path,
  read,
  remove,
  save,
  SITE,
} from './api-site';

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

test('what would keep the editor busy for minutes is refused before it is read', async () => {
  await open(SITE);
  for (const raw of [`name: ${'['.repeat(5_000)}`, `name: ${'Loom '.repeat(400_000)}`]) {
    await expect(save(SITE, raw)).rejects.toThrow(/“Company” (?:puts dozens|has 2001 kB)/);
  }
  expect(read(SITE)).toBe('# Facts.\nname: Loom\n');
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
  await open(ABOUT);
  await save(page, 'title: Spring\nsections:\n  - kind: text\n    text: "One.\\n\\n- Two.\\n"\n');
  expect(read(page)).toBe(
    '# yaml-language-server: $schema=../../model/schemas/json/page.json\n\ntitle: Spring\nsections:\n  - kind: text\n    text: |\n      One.\n\n      - Two.\n',
  );
  expect(await api({ action: 'entriesByFolder', params: { folder: PAGES } })).toMatchObject([
    { file: { path: page } },
  ]);
  await expect(remove(ABOUT)).rejects.toThrow(Refused);
  await remove(page);
  expect(existsSync(path(page))).toBe(false);
});

test('if two tabs save a file, even at the same moment, the second is refused, with what to do', async () => {
  await open(SITE, 'one');
  await open(SITE, 'two');
  const [first, second] = [save(SITE, 'name: Shuttle\n', 'one'), save(SITE, 'name: Weft\n', 'two')];
  await expect(second).rejects.toThrow(
    /“Company” has been changed since this tab opened it.*still in the form.*another tab/,
  );
  await first;
  expect(read(SITE)).toContain('name: Shuttle');
});

test('a file that is deleted while another tab saves it stays deleted', async () => {
  const article = `${JOURNAL}/two-looms.md`;
  await open(article, 'one');
  await open(article, 'two');
  await Promise.allSettled([
    remove(article, 'two'),
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
  await open(file, 'one');
  await open(file, 'two');
  await save(file, raw, 'one');
  await expect(remove(file, 'two')).rejects.toThrow(
    /changed since this tab opened it, and was not deleted/,
  );
  await expect(remove(file, 'three')).rejects.toThrow(Refused);
  expect(read(file)).toContain('Mine');
  await open(file, 'two');
  await remove(file, 'two');
  // It is gone, as this tab wants it, too.
  await remove(file, 'one');
  expect(existsSync(path(file))).toBe(false);
});

test('a tab that has not opened a file does not overwrite it, nor bring a deleted one back', async () => {
  const article = `${JOURNAL}/two-looms.md`;
  await expect(save(article, '---\ntitle: Mine\n---\nText.')).rejects.toThrow(
    'This tab has not opened “two-looms”: the editor has been started again since, or somebody else has made it',
  );
  await open(article, 'one');
  await open(article, 'two');
  await remove(article, 'two');
  await expect(save(article, '---\ntitle: Mine\n---\nText.', 'one')).rejects.toThrow(Refused);
  expect(existsSync(path(article))).toBe(false);
});
