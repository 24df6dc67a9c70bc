import { siteUrlOf } from '@/components/seo/site-url';
import { routes } from '@/content/model/routes';
import { site } from '@/content/model/site';

// It is read again within a test, where the fixture cannot be copied.
jest.unmock('@/content/model/loaded');

describe('the address of the site', () => {
  it('is that of the content, unless a build sets the address of a preview', () => {
    expect(siteUrlOf(undefined)).toEqual({ origin: site.url, isPreview: false });
    expect(siteUrlOf('')).toEqual({ origin: site.url, isPreview: false });
    expect(siteUrlOf(`${site.url}/`)).toEqual({ origin: site.url, isPreview: false });
    expect(siteUrlOf('http://localhost:3000')).toEqual({
      origin: 'http://localhost:3000',
      isPreview: true,
    });
  });

  it('may be that of a preview at the site’s own origin, if the build says so', () => {
    for (const url of [undefined, site.url]) {
      expect(siteUrlOf(url, '1')).toEqual({ origin: site.url, isPreview: true });
    }
    expect(siteUrlOf(undefined, '')).toEqual({ origin: site.url, isPreview: false });
  });

  it.each(['false', '0', 'no', 'No', 'off', 'FALSE', ' off ', '0 '])(
    'is none if the build says PREVIEW=%s',
    (preview) => {
      for (const origin of [site.url, 'https://new.example']) {
        expect(siteUrlOf(origin, preview)).toEqual({ origin, isPreview: false });
      }
    },
  );

  it.each([
    ['preview.example', 'SITE_URL is “preview.example”; it must be an absolute URL such as'],
    ['/preview', 'SITE_URL is “/preview”; it must be an absolute URL such as'],
    ['ftp://preview.example', 'it must be an absolute URL such as'],
    ['https://', 'it must be an absolute URL such as'],
    ['https://undefined', 'SITE_URL is “https://undefined”; it must be an absolute URL such as'],
    ['https://NaN', 'it must be an absolute URL such as'],
    ['https://false:3000', 'it must be an absolute URL such as'],
    ['https://null.pages.dev', 'it must be an absolute URL such as'],
    [`https://preview.example"'$&;`, 'it must be an absolute URL such as'],
    ['https://preview.example/sub', 'scheme and host alone: a sub-path goes into BASE_'],
    ['https://preview.example/?a=b', 'scheme and host alone: a sub-path goes into BASE_'],
  ])('refuses %s', (value, problem) => expect(() => siteUrlOf(value)).toThrow(problem));
});

describe('a preview below a sub-path', () => {
  /** Imports the modules that read a build's environment. */
  async function load() {
    const [{ pageMetadata }, robots] = await Promise.all([
      import('@/components/seo/metadata'),
      import('@/app/robots'),
    ]);
    return { pageMetadata, robots: robots.default() };
  }
  let build: Awaited<ReturnType<typeof load>>;

  beforeAll(async () => {
    const environment = process.env;
    const preview = { SITE_URL: 'https://preview.example', NEXT_PUBLIC_BASE_PATH: '/sub' };
    process.env = { ...environment, ...preview };
    jest.resetModules();
    build = await load().finally(() => (process.env = environment));
  });

  it('is not to be indexed, and names its own URLs', () => {
    for (const route of routes) {
      const { robots, alternates, openGraph } = build.pageMetadata(route);
      expect(robots).toEqual({ index: false, follow: true });
      for (const url of [alternates?.canonical, openGraph?.url]) {
        expect(url).toBe(
          `https://preview.example/sub${route.canonical ?? route.path}`.replace(/\/$/, ''),
        );
      }
      expect(JSON.stringify(openGraph?.images)).toContain('"https://preview.example/sub/social/');
    }
  });

  it('lets crawlers in, so that they find that it is not to be indexed', () => {
    expect(build.robots).toEqual({ rules: { userAgent: '*', allow: '/' } });
  });

  it('shows a title unchanged, even one that `String.replace` would garble', () => {
    for (const title of ["Under $' a day", '$& and $$ and %s']) {
      const metadata = build.pageMetadata({ ...routes[1]!, title });
      // A plain string: Next fills the templates of layouts with `String.replace`.
      expect(metadata.title).toBe(`${title} · ${site.name}`);
    }
  });
});
