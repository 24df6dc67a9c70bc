import fs, {
  copyFileSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { folderWith } from '@/__tests__/temporary-folder';
import { cached, cachedJson, forgetUnused } from '@/engine/shared/cache';

afterEach(() => jest.restoreAllMocks());

const cachedText = (path: string, make: () => string) =>
  cachedJson(dirname(path), basename(path), make);

test('a file last used exactly at the cut-off time is not forgotten', async () => {
  const names = Array.from({ length: 20 }, (_, number) => `kept-${number}`);
  const folder = folderWith(Object.fromEntries(names.map((name) => [name, ''])));
  const start = Date.now();
  // Half of all times are read back from the disk a fraction of a millisecond earlier.
  for (const [number, name] of names.entries()) {
    const time = new Date(start + number);
    utimesSync(join(folder, name), time, time);
  }
  for (const [number, name] of names.entries()) {
    await forgetUnused(folder, new Date(start + number));
    expect(readdirSync(folder)).toContain(name);
  }
});

test('a file that is read is marked as used, whatever the disk records by itself', () => {
  const path = join(folderWith(), 'asked');
  cachedText(path, () => 'one');
  // No disk updates a time of access that is later than the last write.
  const later = new Date(Date.now() + 3_600_000);
  utimesSync(path, later, new Date());
  expect(cachedText(path, () => 'made anew')).toBe('one');
  expect(statSync(path).atimeMs).toBeLessThanOrEqual(Date.now());
});

test('a missing folder has nothing to forget', async () => {
  await expect(forgetUnused(join(folderWith(), 'nothing'), new Date())).resolves.toBeUndefined();
});

test.each<[string, (content: Buffer) => Buffer]>([
  ['emptied', () => Buffer.alloc(0)],
  ['cut off', (content) => content.subarray(0, -1)],
  ['changed in one place', (content) => content.fill('?', content.length - 1)],
  ['replaced by another text', () => Buffer.from('{"page":"another"}')],
])('a file that was %s is made anew', async (_, damage) => {
  const folder = folderWith();
  const results = () => [
    cachedText(join(folder, 'text'), () => 'the page'),
    cachedJson(folder, 'data', () => ({ page: 1 })),
  ];
  const bytes = () => cached(join(folder, 'bytes'), () => Promise.resolve(Buffer.from([1, 2, 3])));
  const made = [...results(), await bytes()];
  const files = ['text', 'data', 'bytes'].map((name) => join(folder, name));
  const written = files.map((file) => readFileSync(file));
  for (const file of files) writeFileSync(file, damage(readFileSync(file)));
  expect([...results(), await bytes()]).toEqual(made);
  expect(files.map((file) => readFileSync(file))).toEqual(written);
});

test('a file that was replaced by another of the cache is made anew', () => {
  const folder = folderWith();
  const [one, two] = [join(folder, 'one'), join(folder, 'two')];
  cachedText(one, () => 'one');
  cachedText(two, () => 'two');
  copyFileSync(one, two);
  expect(cachedText(two, () => 'two again')).toBe('two again');
});

test('a folder in the place of a file makes way for it, or is forgotten', async () => {
  const folder = folderWith({ 'asked/within': '', 'unasked/within': '' });
  const since = new Date(Date.now() + 1_000);
  expect(cachedText(join(folder, 'asked'), () => 'one')).toBe('one');
  expect(cachedText(join(folder, 'asked'), () => 'made anew')).toBe('one');
  utimesSync(join(folder, 'asked'), since, since);
  await forgetUnused(folder, since);
  expect(readdirSync(folder)).toEqual(['asked']);
});

describe('a cache that belongs to somebody else', () => {
  const refuse = (...names: ('utimesSync' | 'writeFileSync' | 'mkdirSync' | 'renameSync')[]) => {
    for (const name of names) {
      jest.spyOn(fs, name).mockImplementation(() => {
        throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
      });
    }
  };

  test('is read, and its file becomes ours, so that it is not forgotten', async () => {
    const folder = folderWith();
    const path = join(folder, 'asked');
    cachedText(path, () => 'one');
    const { ino } = statSync(path);
    const { utimesSync: setTimes } = fs;
    jest.spyOn(fs, 'utimesSync').mockImplementation((file, ...times) => {
      if (statSync(file).ino === ino) throw Object.assign(new Error('EPERM'), { code: 'EPERM' });
      setTimes(file, ...times);
    });
    const since = new Date();
    expect(cachedText(path, () => 'made anew')).toBe('one');
    await forgetUnused(folder, since);
    expect(cachedText(path, () => 'made anew')).toBe('one');
  });

  test('is read where nothing can be written', () => {
    const folder = folderWith();
    cachedText(join(folder, 'asked'), () => 'one');
    refuse('utimesSync', 'writeFileSync', 'mkdirSync', 'renameSync');
    expect(cachedText(join(folder, 'asked'), () => 'made anew')).toBe('one');
    expect(cachedText(join(folder, 'missing'), () => 'two')).toBe('two');
    expect(readdirSync(folder)).toEqual(['asked']);
  });

  test('keeps what may not be deleted', async () => {
    const folder = folderWith({ old: '' });
    jest.spyOn(fs.promises, 'rm').mockRejectedValue(new Error('EACCES'));
    await expect(forgetUnused(folder, new Date(Date.now() + 60_000))).resolves.toBeUndefined();
  });
});
