import { folderWith } from '@/__tests__/temporary-folder';
import { publicEditor } from '@/scripts/content/public-editor';

test.each(['public/admin/index.html', 'public/edit/decap-cms.js', 'public/x/netlify-cms@2.js'])(
  'an editor at the site’s own address is refused: %s',
  (file) => {
    expect(publicEditor(folderWith({ [file]: '', 'public/icon.svg': '' }))).toEqual([
      { file, message: expect.stringContaining('address of its own') as string },
    ]);
  },
);

test('other files are not', () => {
  const files = { 'public/administration.pdf': '', 'public/files/admin/list.pdf': '' };
  expect(publicEditor(folderWith(files))).toEqual([]);
  expect(publicEditor(folderWith())).toEqual([]);
});
