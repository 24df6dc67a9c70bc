import { folderWith } from '@/__tests__/temporary-folder';
import { unusedPictures } from '@/scripts/content/picture-advice';

it('reports the originals that neither a field nor a text shows', () => {
  const files = ['head.jpg', 'two desks.png', 'old/team.jpg'];
  const root = folderWith(Object.fromEntries(files.map((file) => [`content/media/${file}`, ''])));
  const values = [
    { image: { file: 'head.jpg', alt: '' } },
    { sections: [{ kind: 'text', text: 'See\n\n![Two desks](/media/two%20desks.png)\n' }] },
  ];
  expect(unusedPictures(values, root)).toEqual([
    'Advice: no page shows content/media/old/team.jpg, so it is not published',
  ]);
});

it('has no advice if there is no original', () => {
  expect(unusedPictures([], folderWith())).toEqual([]);
});
