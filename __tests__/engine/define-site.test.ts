import { defineSite } from '@/engine/define-site';

test('everything has a default', () => {
  expect(defineSite({})).toMatchObject({
    basePath: '',
    translations: [],
    islands: { folder: 'components/islands' },
    policy: { connect: [], submit: [] },
    checks: [],
  });
  expect(defineSite({}).files()).toEqual({});
});

test('every mistake is reported with its field, in a sentence', () => {
  const options = {
    basePath: 'preview/',
    routes: [{ path: '/about/' }, { path: '/a', canonial: '/b' }, { path: '/a', kind: 'redirect' }],
    shell: { source: 'shell.ts' },
    redirects: [{ from: '/old name', to: 'http://shop.example' }],
    policy: { submit: ['https://a.example"; add_header x "'] },
    colour: 'red',
    files: {},
  };
  // As somebody might write it who ignores the types.
  const define = () => defineSite(options as unknown as Parameters<typeof defineSite>[0]);
  expect(define).toThrow(/basePath: must begin with a slash and not end with one/);
  expect(define).toThrow(/routes\.0\.path: must begin with a slash/);
  expect(define).toThrow(/routes\.1: .*canonial/);
  expect(define).toThrow(/routes\.2: a redirect needs the path to which it leads/);
  expect(define).toThrow(/shell\.maxBytes: /);
  expect(define).toThrow(/redirects\.0\.from: may have letters/);
  expect(define).toThrow(/redirects\.0\.to: must be a path, perhaps with a fragment, or a URL/);
  expect(define).toThrow(/policy\.submit\.0: must be an origin such as/);
  expect(define).toThrow(/files: must be a function/);
  expect(define).toThrow(/the site: .*colour.*; the fields are basePath, translations, routes/);
  const twice = ['/fares', '/boats'].map((to) => ({ from: '/old', to }));
  expect(() => defineSite({ redirects: twice })).toThrow(/redirects: a path may lead to one place/);
});
