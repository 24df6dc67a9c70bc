import { servicePath } from '@/content/paths';
import { findRoute, routeOf, routes, trailOf } from '@/content/routes';
import { routeList } from '@/content/schemas/route';
import { services } from '@/content/services';

describe('the route table', () => {
  it('knows the way from home to every page', () => {
    const keysTo = (path: string) =>
      trailOf(findRoute(path) ?? routeOf('home')).map(({ key }) => key);
    expect(keysTo('/')).toEqual(['home']);
    expect(keysTo('/contact')).toEqual(['home', 'contact']);
    for (const { id } of services) {
      expect(keysTo(servicePath(id))).toEqual(['home', 'services', `service/${id}`]);
    }
    const aboutPages = routes.filter(({ path }) => /^\/about\/[^/]+$/.test(path));
    for (const { key, path } of aboutPages) expect(keysTo(path)).toEqual(['home', 'about', key]);
  });

  it('has a route for each alias of a service, with the page of the service’s id as canonical', () => {
    for (const { id, aliases } of services) {
      for (const alias of aliases) {
        const further = { robots: 'index', canonical: servicePath(id), inSitemap: false };
        expect(findRoute(servicePath(alias))).toMatchObject(further);
      }
    }
  });

  it.each([
    ['two pages of one title', { title: routeOf('contact').title }, /title: “.+” is used/],
    ['two routes of one path', { path: '/contact' }, /path: “\/contact” is used/],
    ['a trailing slash', { path: '/about/' }, /must be a path without trailing slash/],
    ['a parent that is no route', { parent: 'costs' }, /parent: “costs” is not the key of a route/],
    ['a page in the sitemap that is not its canonical', { canonical: '/faq' }, /only an indexable/],
    ['a hidden page in the sitemap', { robots: 'noindex' }, /only an indexable page may be/],
  ] as const)('refuses %s', (_, change, message) => {
    const wrong = routes.map((route) => (route.key === 'about' ? { ...route, ...change } : route));
    const { error } = routeList.safeParse(wrong);
    const issues = error?.issues.map(
      ({ path, message: text }) => `${path.at(-1)?.toString()}: ${text}`,
    );
    expect(issues?.join('\n')).toMatch(message);
  });
});
