import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderWith } from '@/__tests__/temporary-folder';
import { defineSite } from '@/engine/define-site';
import { filesBelow } from '@/engine/shared/files-below';
import { finishExport } from '@/engine/finish/finish-export';

const pageOf = (main: string) => `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<link rel="stylesheet" href="/_next/static/a.css"><title>A</title></head><body>${main}
<script src="/_next/static/a.js" async=""></script>
<script>self.__next_f.push([${Math.random()}])</script></body></html>`;

/** Finishes an export of one page, which differs a little in each build, as Next's do. */
async function finish(cache: string, main: string): Promise<string> {
  const folder = folderWith({
    'index.html': pageOf(main),
    '_next/static/a.css': '.warp{color:blue}.weft{color:green}',
    '_next/static/a.js': 'next()',
  });
  await finishExport(defineSite({}), { root: folder, folder, cache });
  expect(readdirSync(folder)).toEqual(['index.html']);
  return readFileSync(join(folder, 'index.html'), 'utf8');
}

test('the cache of former builds is used for unchanged pages, and for no others', async () => {
  const cache = folderWith({});
  const warp = await finish(cache, '<p class="warp">Blue</p>');
  expect(warp).toContain('<style>.warp{color:blue}</style>');
  const first = readdirSync(cache);

  const weft = await finish(cache, '<p class="weft">Green</p>');
  expect(weft).toContain('<style>.weft{color:green}</style>');
  expect(weft).not.toContain('Blue');
  const second = readdirSync(cache);
  expect(second.length).toBeGreaterThan(first.length);

  expect(await finish(cache, '<p class="warp">Blue</p>')).toBe(warp);
  expect(readdirSync(cache)).toEqual(second);
});

test('an inline script that is removed is reported, even if the rest of its page is cached', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const cache = folderWith({});
  await finish(cache, '<p class="warp">Blue</p>');
  expect(warn).not.toHaveBeenCalled();
  await finish(cache, '<p class="warp">Blue</p><script>theme()</script>');
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^\/index\.html .*theme\(\)$/));
  warn.mockRestore();
});

test('what systems and editors leave in the public folder is not published', async () => {
  const left = [
    ...['.DS_Store', '._x.pdf', 'x.swp', '~$x.docx', 'Thumbs.db', 'ehthumbs.db', 'desktop.ini'],
    ...['files/x.pdf.orig', 'x.rej', 'X.BAK', '~WRL01.tmp', 'x.zip.part', 'x.html___jb_tmp___'],
    ...['$RECYCLE.BIN/x', '@eaDir/x.jpg', 'System Volume Information/x', '.fseventsd/x'],
    ...['x.old', 'x.save', 'x.temp', 'x.md.crswap', 'x.zip.partial', 'x.filepart', 'x.aria2'],
    ...['x.asd', 'x.wbk', 'x.lnk', 'x.md.mine', 'x_BACKUP_123.html', 'x_LOCAL_12.md', 'x.!sync'],
    ...['~WRD0002.doc', 'x.swx', 'x.!qB', 'x.ffs_tmp', 'x_conflict-20240102-030405.pdf'],
    ...['x.sync-conflict-20240102-030405-ABCDEFG.pdf', "x (Ann's conflicted copy 2024-01-02).pdf"],
    ...['x.pdf:Zone.Identifier', 'x.pdf.Zone.Identifier', '@Recycle/x', '#recycle/x', 'CVS/Root'],
    ...['Network Trash Folder/x', 'Temporary Items/x'],
    ...['x.css~', '#x.html#', '.git/config', '.#x', 'files/._x.html', '__MACOSX/x.pdf', 'Icon\r'],
  ];
  const wanted = [
    '.well-known/assetlinks.json',
    'files/x.pdf',
    'swp',
    'x~y.txt',
    'bak',
    'parts/a.part.zip',
    'old/save.x',
    'LOCAL_1.txt',
    'recycle/x',
  ];
  const copied = Object.fromEntries([...left, ...wanted].map((path) => [path, '']));
  const folder = folderWith({ ...copied, 'index.html': pageOf(''), '_next/static/a.css': '' });
  const root = folderWith(
    Object.fromEntries(Object.keys(copied).map((path) => [join('public', path), ''])),
  );
  await finishExport(defineSite({}), { root, folder, cache: folderWith() });
  expect(filesBelow(folder).toSorted()).toEqual([...wanted, 'index.html'].toSorted());
});

test('HTML from the public folder stays as it is', async () => {
  const page = '<p>google-site-verification: google1.html</p>';
  const folder = folderWith({
    'index.html': pageOf(''),
    '_next/static/a.css': '',
    'a/b.html': page,
  });
  const root = folderWith({ 'public/a/b.html': page });
  await finishExport(defineSite({}), { root, folder, cache: folderWith() });
  expect(readFileSync(join(folder, 'a/b.html'), 'utf8')).toBe(page);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).not.toContain('_next');
});
