import { defineSite } from '@/engine/define-site';

test('everything has a default', () => {
  expect(defineSite({})).toMatchObject({
    basePath: '',
    translations: [],
    islands: { folder: 'components/islands' },
    policy: { connect: [], submit: [] },
  });
  expect(defineSite({}).files()).toEqual({});
});

// They mean something in a file for a host.
test.each([...' "\'`;{}$%\\()*\n\t'])(
  'the sign %j in a path is refused, and the path named',
  (sign) => {
    const path = `/a${sign}b`;
    const sentence = /may have letters, digits and - _ \. ~ & between its slashes/;
    for (const options of [
      { routes: [{ path }] },
      { routes: [{ path: '/a', canonical: path }] },
      { embeddable: [path] },
      { immutable: [path] },
      { basePath: path },
    ]) {
      expect(() => defineSite(options)).toThrow(sentence);
    }
  },
);

test.each(['/..', '/../secret', '/a/./b', '/a/..'])(
  'the path %s leads out of no folder',
  (path) => {
    for (const options of [
      { routes: [{ path }] },
      { leaveOut: [path] },
      { embeddable: [path] },
      { basePath: path },
      { redirects: [{ from: path, to: '/a' }] },
    ]) {
      expect(() => defineSite(options)).toThrow(/must have no `\.` or `\.\.` between its slashes/);
    }
  },
);

test.each(['https://a.example{x}', 'https://ä.example', 'https://a.example\u0001', '`a`', '<a>'])(
  'the origin %j, which the files for hosts could not hold, is named',
  (origin) => {
    expect(() => defineSite({ policy: { connect: [origin] } })).toThrow(
      /must be an origin such as/,
    );
  },
);

test.each(['https://*.example:8443', 'https://[::1]/a', 'wss://a.example', '*'])(
  'the policy may name %s',
  (origin) => expect(defineSite({ policy: { submit: [origin] } }).policy.submit).toEqual([origin]),
);

test.each([
  [[['/a', '/a']]],
  [[['/a', '/a#part']]],
  [
    [
      ['/old', '/a'],
      ['/a', '/b'],
      ['/b', '/a?x'],
    ],
  ],
])('redirects that end nowhere are refused: %j', (pairs) => {
  const redirects = pairs.map(([from = '', to = '']) => ({ from, to }));
  expect(() => defineSite({ redirects })).toThrow(/a path may not lead back to itself/);
});

test('routes and redirects that lead to one another are refused', () => {
  const leads = (path: string, canonical: string) => ({
    path,
    kind: 'redirect' as const,
    canonical,
  });
  for (const site of [
    { routes: [leads('/a', '/b'), leads('/b', '/a')] },
    { routes: [leads('/a', '/b')], redirects: [{ from: '/b', to: '/a#part' }] },
  ]) {
    expect(() => defineSite(site)).toThrow(/a path may not lead back to itself/);
  }
});

test('redirects may lead on, but not from the home page, and to a host that has a name', () => {
  const of = (from: string, to: string) => () => defineSite({ redirects: [{ from, to }] });
  expect(of('/', '/a')).toThrow(/must not be the home page/);
  expect(of('/a', 'https://')).toThrow(/must be a path/);
  expect(of('/a', 'https:///b')).toThrow(/must be a path/);
  const redirects = [
    { from: '/a', to: '/b' },
    { from: '/b', to: '/c' },
  ];
  expect(defineSite({ redirects }).redirects).toEqual(redirects);
});

test('letters of any script may be in a path, and a folder is not the whole site', () => {
  const path = '/menü/服务-&-a.b~c_d';
  expect(defineSite({ routes: [{ path }], embeddable: [path], basePath: path })).toBeTruthy();
  expect(() => defineSite({ embeddable: ['/'] })).toThrow(/embeddable: must be a folder such as/);
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
    translations: [{ code: 'de', environment: { SITE_URL: 4 } }],
    islands: { environment: ['A'] },
  };
  // As somebody might write it who ignores the types.
  const define = () => defineSite(options as unknown as Parameters<typeof defineSite>[0]);
  expect(define).toThrow(
    /field basePath: must begin with a slash and not end with one, or be empty[^\n]*\n(?!.*basePath)/,
  );
  expect(define).toThrow(/entry 1 of routes.*, field path: must begin with a slash/);
  expect(define).toThrow(
    /entry 2 of routes, field canonial: is not a known field; there are path, kind, canonical/,
  );
  expect(define).toThrow(/entry 3 of routes.*: a redirect needs the path to which it leads/);
  expect(define).toThrow(/field shell\.maxBytes: is missing/);
  expect(define).toThrow(/entry 1 of redirects, field from: may have letters/);
  expect(define).toThrow(
    /entry 1 of redirects, field to: must be a path, perhaps with a fragment, or a URL/,
  );
  expect(define).toThrow(/entry 1 of policy\.submit: must be an origin such as/);
  expect(define).toThrow(/field files: must be a function/);
  expect(define).toThrow(
    /field colour: is not a known field; there are host, basePath, language, translations, routes/,
  );
  expect(define).toThrow(/entry 1 of translations, field environment\.SITE_URL: must be a text/);
  expect(define).toThrow(/field islands\.environment: must be a group of fields/);
  const twice = ['/fares', '/boats'].map((to) => ({ from: '/old', to }));
  expect(() => defineSite({ redirects: twice })).toThrow(
    /field redirects: a path may lead to one place/,
  );
});
