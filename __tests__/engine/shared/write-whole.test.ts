import fs, {
  chmodSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { folderWith } from '@/__tests__/temporary-folder';
import { removeDrafts, writeWhole } from '@/engine/shared/write-whole';

afterEach(() => jest.restoreAllMocks());

/** Lets half of a content arrive on the disk before it is full. */
function fillDisk(): void {
  jest.spyOn(fs, 'writeFileSync').mockImplementationOnce((file, content) => {
    writeSync(file as number, (content as string).slice(0, 4));
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
}

test('a file and a new one hold what was written, and nothing else is left', () => {
  const folder = folderWith({ 'a.yaml': 'former' });
  writeWhole(join(folder, 'a.yaml'), 'new');
  writeWhole(join(folder, 'b.jpg'), Buffer.from([1, 2]));
  expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe('new');
  expect([...readFileSync(join(folder, 'b.jpg'))]).toEqual([1, 2]);
  expect(readdirSync(folder)).toEqual(['a.yaml', 'b.jpg']);
});

test('whoever looks before the content is on the disk finds the former one', () => {
  const folder = folderWith({ 'a.yaml': 'former' });
  const path = join(folder, 'a.yaml');
  const onDisk: string[] = [];
  const sync = fs.fsyncSync;
  jest.spyOn(fs, 'fsyncSync').mockImplementation((file) => {
    onDisk.push(readFileSync(path, 'utf8'));
    sync(file);
  });
  writeWhole(path, 'new');
  expect(onDisk).toEqual(['former']);
});

test('on a full disk a file stays as it was, a new one is not there, and no part of it is left', () => {
  const folder = folderWith({ 'a.yaml': 'former' });
  for (const name of ['a.yaml', 'b.yaml']) {
    fillDisk();
    expect(() => writeWhole(join(folder, name), 'the new content')).toThrow('no space left');
  }
  expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe('former');
  expect(readdirSync(folder)).toEqual(['a.yaml']);
});

test('what a killed process has left is removed, but not what another writes now', () => {
  const names = ['a', 'b', 'c'].map((sign) => `.${sign.repeat(8)}-1111-4222-8333-0123456789ab.tmp`);
  const folder = folderWith(
    Object.fromEntries([...names, '.mine.tmp', 'a.tmp'].map((name) => [`sub/${name}`, 'ha'])),
  );
  for (const name of [...names.slice(1), '.mine.tmp', 'a.tmp']) {
    utimesSync(join(folder, 'sub', name), 0, 0);
  }
  removeDrafts(folder);
  expect(readdirSync(join(folder, 'sub'))).toEqual([names[0], '.mine.tmp', 'a.tmp']);
  expect(() => removeDrafts(join(folder, 'nothing'))).not.toThrow();
});

test('a file keeps its permissions', () => {
  const path = join(folderWith({ 'a.yaml': 'former' }), 'a.yaml');
  chmodSync(path, 0o640);
  writeWhole(path, 'new');
  expect(statSync(path).mode & 0o777).toBe(0o640);
});

test('a symbolic link stays one, and one that leads nowhere is refused', () => {
  const folder = folderWith({ 'there/a.yaml': 'former' });
  symlinkSync(join('there', 'a.yaml'), join(folder, 'link'));
  writeWhole(join(folder, 'link'), 'new');
  expect(readFileSync(join(folder, 'there/a.yaml'), 'utf8')).toBe('new');

  symlinkSync('nothing', join(folder, 'lost'));
  expect(() => writeWhole(join(folder, 'lost'), 'new')).toThrow('ENOENT');
  for (const name of ['link', 'lost']) {
    expect(lstatSync(join(folder, name)).isSymbolicLink()).toBe(true);
  }
});

test('a name as long as a disk allows can be written', () => {
  const path = join(folderWith(), 'a'.repeat(255));
  writeWhole(path, 'new');
  expect(readFileSync(path, 'utf8')).toBe('new');
});
