import { groupByStyle } from '@/engine/finish/group-by-style';

it('groups the pages of a folder, and those of a list; each other page is alone', () => {
  const pages = [
    '/index.html',
    '/a.html',
    '/blog.html',
    '/blog/x.html',
    '/blog/y.html',
    '/c/b.html',
  ];
  expect(groupByStyle(pages, ['/blog', ['/', '/a', '/c/b']])).toEqual([
    ['/index.html', '/a.html', '/c/b.html'],
    ['/blog.html'],
    ['/blog/x.html', '/blog/y.html'],
  ]);
  expect(groupByStyle(pages, [])).toEqual(pages.map((page) => [page]));
});
