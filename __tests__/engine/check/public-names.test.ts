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

test('a site without a public folder has none', () => {
  expect(publicNameProblems(folderWith())).toEqual([]);
});
