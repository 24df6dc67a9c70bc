import { groupByStyle } from '@/engine/finish/group-by-style';

it('groups the pages of a folder, and those of a list; every other page is alone', () => {
  const pages = [
    '/index.html',
    '/a.html',
    '/blog.html',
    '/blog/x.html',
    '/blog/y.html',
    '/c/b.html',
  ].map((path) => ({ path }));
  const groups = groupByStyle(pages, ['/blog', ['/', '/a', '/c/b']]);
  expect(groups.map((group) => group.map(({ path }) => path))).toEqual([
    ['/index.html', '/a.html', '/c/b.html'],
    ['/blog.html'],
    ['/blog/x.html', '/blog/y.html'],
  ]);
  expect(groupByStyle(pages, [])).toEqual(pages.map((page) => [page]));
});
