import { readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { folderWith } from '@/__tests__/temporary-folder';
import { forgetUnused, keptText } from '@/engine/shared/cache';

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
  const folder = folderWith({ asked: 'one' });
  const path = join(folder, 'asked');
  // No disk updates a time of access that is later than the last write.
  const later = new Date(Date.now() + 3_600_000);
  utimesSync(path, later, new Date());
  expect(keptText(path, () => 'made anew')).toBe('one');
  expect(statSync(path).atimeMs).toBeLessThanOrEqual(Date.now());
});

test('a missing folder has nothing to forget', async () => {
  await expect(forgetUnused(join(folderWith(), 'nothing'), new Date())).resolves.toBeUndefined();
});
