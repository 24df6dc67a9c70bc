/** Downloads that a form adds or removes, and files that another tab has replaced. */
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderWith } from '@/__tests__/temporary-folder';
import { api, MEDIA, path, photo, remove, SITE, TEAM, upload } from './api-site';

const TERMS = 'public/files/terms.pdf';

beforeEach(() => mkdirSync(path('public')));

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
    await shown('one');
    await remove(kept, 'one');
    expect(existsSync(path(kept))).toBe(false);
  }
});
