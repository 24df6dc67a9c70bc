import { writeFileSync } from 'node:fs';
import { folderWith } from '@/__tests__/temporary-folder';
import { publicNameProblems } from '@/engine/check/public-names';

test('names that would break lines in the files for hosts are named', () => {
  const names = ['a\nb/x.pdf', 'files/tab\there.pdf', 'files/\u2028.pdf', 'files/Über uns #1.pdf'];
  const found = publicNameProblems(
    folderWith(Object.fromEntries(names.map((name) => [`public/${name}`, '']))),
  );
  expect(found.map(({ file }) => file).toSorted()).toEqual([
    'public/a%0Ab/x.pdf',
    'public/files/%E2%80%A8.pdf',
    'public/files/tab%09here.pdf',
  ]);
  expect(found[0]?.message).toContain('control character');
});

test('a name for whose compressed copy no disk has room is named, in whatever letters', () => {
  const names = [
    `${'a'.repeat(248)}.svg`,
    `files/${'é'.repeat(124)}.svg`,
    `${'é'.repeat(123)}.svg`,
  ];
  const found = publicNameProblems(
    folderWith(Object.fromEntries(names.map((name) => [`public/${name}`, '']))),
  );
  expect(found.map(({ file }) => file).toSorted()).toEqual(
    names
      .slice(0, 2)
      .map((name) => `public/${name}`)
      .toSorted(),
  );
  for (const { message } of found) expect(message).toContain('has 252 bytes; disks');
});

test('a name that is not UTF-8 is named', () => {
  const root = folderWith({ 'public/a.txt': '' });
  writeFileSync(Buffer.from(`${root}/public/b\xff.pdf`, 'latin1'), '');
  expect(publicNameProblems(root)).toHaveLength(1);
});

test('a site without a public folder has none', () => {
  expect(publicNameProblems(folderWith())).toEqual([]);
});
