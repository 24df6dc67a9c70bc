import { isServicePath } from '@/components/layout/shell/not-found';

it.each([
  ['/service/x', '/', true],
  ['/service/x-&-y', '/', true],
  ['/preview/service/x', '/preview/', true],
  ['/archive/service/x', '/', false],
  ['/preview/service/x', '/', false],
  ['/service/x', '/preview/', false],
  ['/service/x/y', '/', false],
  ['/service/x/service/y', '/', false],
  ['/service', '/', false],
  ['/service/', '/', false],
  ['/services', '/', false],
])('%s is the path of a service on a site at %s: %s', (path, home, expected) => {
  expect(isServicePath(path, home)).toBe(expected);
});
