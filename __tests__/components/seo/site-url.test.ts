import { siteUrlOf } from '@/components/seo/site-url';
import { routes } from '@/content/routes';
import { site } from '@/content/site';

describe('the address of the site', () => {
  it('is that of the content, or that of a preview', () => {
    expect(siteUrlOf(undefined)).toEqual({ origin: site.url, isPreview: false });
    expect(siteUrlOf('')).toEqual({ origin: site.url, isPreview: false });
    expect(siteUrlOf(`${site.url}/`)).toEqual({ origin: site.url, isPreview: false });
    expect(siteUrlOf('http://localhost:3000')).toEqual({
      origin: 'http://localhost:3000',
      isPreview: true,
    });
  });

  it('is a preview below the site’s own origin, too, where the build says so', () => {
    for (const url of [undefined, site.url]) {
      expect(siteUrlOf(url, '1')).toEqual({ origin: site.url, isPreview: true });
    }
    expect(siteUrlOf(undefined, '')).toEqual({ origin: site.url, isPreview: false });
  });

  it.each(['preview.example', '/preview', 'ftp://preview.example', 'https://'])(
    'refuses %s',
    (value) => {
      expect(() => siteUrlOf(value)).toThrow(
        `SITE_URL is “${value}”; it must be an absolute URL such as`,
      );
    },
  );

  it.each(['https://preview.example/sub', 'https://preview.example/?a=b'])(
    'refuses %s, which is more than scheme and host',
    (value) => {
      expect(() => siteUrlOf(value)).toThrow(/scheme and host alone: a sub-path goes into BASE_/);
    },
  );
});

describe('a build under other variables', () => {
  /** Loads the modules once for all tests of these variables, because they load all content. */
  function load(variables: object) {
    const environment = process.env;
    process.env = { ...environment, ...variables };
    jest.resetModules();
    return Promise.all([
      import('@/components/seo/site-url'),
      import('@/components/seo/metadata'),
      import('@/app/robots'),
    ])
      .then(([urls, metadata, robots]) => ({ ...urls, ...metadata, robots: robots.default() }))
      .finally(() => {
        process.env = environment;
      });
  }
  type Build = Awaited<ReturnType<typeof load>>;
  const forAll = { userAgent: '*', allow: '/' };

  describe('at the root of the domain', () => {
    let build: Build;
    beforeAll(async () => {
      build = await load({});
    });

    it('has no slash at the end of the home page’s address', () => {
      expect(build.absoluteUrl('/')).toBe(site.url);
    });

    it('shows a title to the letter, even one that `String.replace` would garble', () => {
      for (const title of ["Under $' a day", '$& and $$ and %s']) {
        const metadata = build.pageMetadata({ ...routes[1]!, title });
        // A plain string: Next fills the templates of layouts with `String.replace`.
        expect(metadata.title).toBe(`${title} · ${site.name}`);
      }
    });

    it('is indexed where the route table says so', () => {
      for (const route of routes) {
        expect(build.pageMetadata(route).robots).toEqual(
          route.robots === 'index' ? undefined : { index: false, follow: true },
        );
      }
    });

    it('lets crawlers read everything', () => {
      expect(build.robots.rules).toEqual(forAll);
    });
  });

  describe('that is a preview below a sub-path', () => {
    let build: Build;
    beforeAll(async () => {
      build = await load({ SITE_URL: 'https://preview.example', NEXT_PUBLIC_BASE_PATH: '/sub' });
    });

    it('is indexed nowhere, and points to itself', () => {
      for (const route of routes) {
        const { robots, alternates, openGraph } = build.pageMetadata(route);
        expect(robots).toEqual({ index: false, follow: true });
        for (const address of [alternates?.canonical, openGraph?.url]) {
          expect(address).toBe(
            `https://preview.example/sub${route.canonical ?? route.path}`.replace(/\/$/, ''),
          );
        }
        expect(JSON.stringify(openGraph?.images)).toContain('"https://preview.example/sub/social/');
      }
    });

    it('lets crawlers find that it is not to be indexed', () => {
      expect(build.robots).toEqual({ rules: forAll });
    });
  });

  it('has the sub-path in every address', async () => {
    const { absoluteUrl } = await load({ NEXT_PUBLIC_BASE_PATH: '/sub' });
    expect(absoluteUrl('/')).toBe(`${site.url}/sub`);
    expect(absoluteUrl('/service/risk-&-compliance')).toBe(
      `${site.url}/sub/service/risk-&-compliance`,
    );
  });
});
