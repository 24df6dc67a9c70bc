/** @jest-environment node */
import { siteUrlOf } from '@/components/server/site-url';
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
  const environment = process.env;
  afterEach(() => {
    process.env = environment;
  });

  async function load<Module>(variables: object, importModule: () => Promise<Module>) {
    process.env = { ...environment, ...variables };
    jest.resetModules();
    return importModule();
  }
  const allRobots = { userAgent: '*', allow: '/' };
  const preview = { SITE_URL: 'https://preview.example' };
  const below = { NEXT_PUBLIC_BASE_PATH: '/sub' };
  const urls = () => import('@/components/server/site-url');
  const metadata = () => import('@/components/server/seo/metadata');
  const robots = () => import('@/app/robots');

  it('has the sub-path in every address', async () => {
    const { absoluteUrl } = await load(below, urls);
    expect(absoluteUrl('/')).toBe(`${site.url}/sub`);
    expect(absoluteUrl('/service/risk-&-compliance')).toBe(
      `${site.url}/sub/service/risk-&-compliance`,
    );
  });

  it('has no slash at the end of the home page’s, and is indexed where the route table says so', async () => {
    const [{ absoluteUrl }, { pageMetadata }, { default: rules }] = await load({}, () =>
      Promise.all([urls(), metadata(), robots()]),
    );
    expect(absoluteUrl('/')).toBe(site.url);
    expect(rules().rules).toEqual(allRobots);
    for (const route of routes) {
      const { robots } = pageMetadata(route);
      expect(robots).toEqual(route.robots === 'index' ? undefined : { index: false, follow: true });
    }
  });

  it('is indexed nowhere when it is a preview, points to itself, and lets crawlers find that', async () => {
    const [{ pageMetadata }, { default: rules }] = await load({ ...preview, ...below }, () =>
      Promise.all([metadata(), robots()]),
    );
    expect(rules()).toEqual({ rules: allRobots });
    for (const route of routes) {
      const { robots, alternates, openGraph } = pageMetadata(route);
      expect(robots).toEqual({ index: false, follow: true });
      for (const address of [alternates?.canonical, openGraph?.url]) {
        expect(address).toBe(
          `https://preview.example/sub${route.canonical ?? route.path}`.replace(/\/$/, ''),
        );
      }
      expect(JSON.stringify(openGraph?.images)).toContain('"https://preview.example/sub/social/');
    }
  });
});
