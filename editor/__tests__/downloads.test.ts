/** Downloads that a form adds or removes, and files that another tab has replaced. */
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderWith } from '@/__tests__/temporary-folder';
import { svg } from '@/__tests__/content/picture-files/originals';
import { Refused } from '@/editor/content-paths';
import { api, assetOf, MEDIA, open, path, photo, remove, SITE, TEAM, upload } from './api-site';

const TERMS = 'public/files/terms.pdf';

const save = (raw: string, ...assets: ReturnType<typeof assetOf>[]) =>
  api({ action: 'persistEntry', params: { dataFiles: [{ path: SITE, raw }], assets } });
const library = (mediaFolder: string) => api({ action: 'getMedia', params: { mediaFolder } });

beforeEach(async () => {
  mkdirSync(path('public'));
  await open(SITE);
});

describe('a PDF', () => {
  const pdf = Buffer.from('%PDF-1.7\n...');
  const uploadPdf = (bytes: Buffer) => upload(`${MEDIA}/terms.pdf`, bytes);

  test('is a download, which the library lists, and which stays while a page links to it', async () => {
    expect(await uploadPdf(pdf)).toMatchObject({ path: TERMS, name: 'terms.pdf' });
    expect(readFileSync(path(TERMS)).equals(pdf)).toBe(true);
    expect(existsSync(path(MEDIA))).toBe(false);
    expect(await api({ action: 'getMedia' })).toMatchObject([{ path: TERMS }]);
    writeFileSync(path(SITE), 'name: Loom\nterms: /files/terms.pdf\n');
    await expect(remove(TERMS)).rejects.toThrow('is used by a page');
    await expect(uploadPdf(Buffer.concat([pdf, pdf]))).rejects.toThrow('another file called');
    writeFileSync(path(SITE), 'name: Loom\nterms: /files/old/terms.pdf\n');
    await remove(TERMS);
    expect(existsSync(path(TERMS))).toBe(false);
  });

  test.each([
    ['empty', Buffer.alloc(0)],
    ['a web page', Buffer.from('<!doctype html>')],
  ])('that is %s is refused', async (_, bytes) => {
    await expect(uploadPdf(bytes)).rejects.toThrow('terms.pdf is not a PDF');
    expect(existsSync(path(TERMS))).toBe(false);
  });

  test('is neither written nor deleted where a symbolic link leads', async () => {
    const outside = folderWith({ 'terms.pdf': 'Others’.' });
    symlinkSync(outside, path('public/files'));
    await expect(uploadPdf(pdf)).rejects.toThrow('symbolic link');
    await expect(remove(TERMS)).rejects.toThrow('symbolic link');
    expect(await api({ action: 'getMedia' })).toEqual([]);
    expect(readFileSync(join(outside, 'terms.pdf'), 'utf8')).toBe('Others’.');
  });
});

describe.each([
  ['tour.mp4', '\0\0\0 ftyp', 'a film'],
  ['tour.webm', '\x1AE\xDF\xA3', 'a film'],
  ['tour.vtt', 'WEBVTT\n', 'a WebVTT file'],
])('%s', (name, start, kind) => {
  const file = `public/files/${name}`;
  const bytes = Buffer.from(start, 'latin1');

  test('is saved with the section that shows it, or added as a download', async () => {
    await save(`name: Loom\nfile: /files/${name}\n`, assetOf(file, bytes));
    expect(readFileSync(path(file)).equals(bytes)).toBe(true);
    // The form's library of that folder has it, and that of pictures, which lists downloads, too.
    for (const mediaFolder of ['public/files', MEDIA]) {
      expect(await library(mediaFolder)).toMatchObject([{ path: file }]);
    }
    await expect(remove(file)).rejects.toThrow('is used by a page');
    await save('name: Loom\n');
    expect(existsSync(path(file))).toBe(false);
    expect(await upload(`${MEDIA}/${name}`, bytes)).toMatchObject({ path: file });
  });

  test('is refused if it is none', async () => {
    const page = assetOf(file, Buffer.from('<!doctype html>'));
    const saved = save(`name: Loom\nfile: /files/${name}\n`, page);
    await expect(saved).rejects.toThrow(`${name} is not ${kind}, or is empty`);
    expect(existsSync(path(file))).toBe(false);
  });
});

test('a picture that is served as it is comes into its folder, and is one', async () => {
  const logo = 'public/logos/halmerath.svg';
  const entry = 'name: Loom\nsrc: /logos/halmerath.svg\n';
  const saved = save(entry, assetOf(logo, Buffer.from('<!doctype html>')));
  await expect(saved).rejects.toThrow('halmerath.svg');
  const bytes = Buffer.from(svg());
  await save(entry, assetOf(logo, bytes), assetOf('public/files/tour.jpg', await photo()));
  expect(readFileSync(path(logo)).equals(bytes)).toBe(true);
  expect(await library('public/logos')).toMatchObject([{ path: logo }]);
  // Nothing names it.
  expect(existsSync(path('public/files/tour.jpg'))).toBe(false);
  for (const other of ['public/x.svg', 'public/logos/page.html', 'public/files/run.js']) {
    await expect(save(`name: ${other}\n`, assetOf(other, bytes))).rejects.toThrow(Refused);
    expect(existsSync(path(other))).toBe(false);
  }
});

test('a picture or a download that a tab has not seen as it is now is not deleted', async () => {
  const shown = (tab: string) => api({ action: 'getMedia' }, tab);
  for (const [file, first, second] of [
    [TEAM, await photo('#a53'), await photo('#35a')],
    [`${MEDIA}/terms.pdf`, Buffer.from('%PDF-1'), Buffer.from('%PDF-2')],
  ] as const) {
    const kept = file === TEAM ? TEAM : TERMS;
    await upload(file, first);
    await shown('one');
    await shown('two');
    await remove(kept, 'two');
    await upload(file, second);
    await expect(remove(kept, 'one')).rejects.toThrow(
      /changed since this tab opened it, and was not deleted/,
    );
    expect(readFileSync(path(kept)).equals(second)).toBe(true);
    await shown('three');
    await remove(kept, 'three');
    expect(existsSync(path(kept))).toBe(false);
  }
});
