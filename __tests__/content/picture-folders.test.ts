import { articleWith } from '@/__tests__/content/examples';
import { pictureFolders } from '@/content/model/picture-folders';

test('every folder that pictures of articles are in is named, once', () => {
  const bodies = [
    '![A](/journal/a.svg) and ![B](/drawings/of%20looms/b.svg)',
    '![C][c]\n\n![D](/media/d.jpg)\n\n[c]: /journal/c.svg',
    '![G](/drawings/of%20looms/large/g.svg) and ![H](/my%20photos/h.svg)',
    '![E](https://a.example/e/e.svg) and [F](/files/f.svg)',
  ];
  expect(pictureFolders(bodies.map((body) => articleWith({ body })))).toEqual([
    '/journal',
    '/drawings',
    '/media',
  ]);
});
