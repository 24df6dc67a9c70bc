import { existsSync } from 'node:fs';
import { servicePath } from '@/content/paths';
import { findRoute, routeOf, routes, routesIn, siteSections, trailOf } from '@/content/routes';
import { routeList } from '@/content/schemas/route';
import { services } from '@/content/services';

describe('the route table', () => {
  it('describes each About entry', () => {
    expect(routesIn('about').filter(({ menuText }) => !menuText)).toEqual([]);
  });

  it('has a page file for every route it names', () => {
    for (const { key, path } of routes) {
      if (key.startsWith('pages/') || /^\/(service\/|blog)/.test(path) || key === 'why') continue;
      const folder = path === '/' ? 'app/(home)' : `app${path}`;
      expect(existsSync(`${folder}/page.tsx`)).toBe(true);
    }
  });

  it('finds routes by key and by path', () => {
    expect(findRoute('/contact')).toBe(routeOf('contact'));
    expect(findRoute('/no-such-page')).toBeUndefined();
  });

  it('knows the way from home to every page', () => {
    const keysTo = (path: string) =>
      trailOf(findRoute(path) ?? routeOf('home')).map(({ key }) => key);
    expect(keysTo('/')).toEqual(['home']);
    expect(keysTo('/contact')).toEqual(['home', 'contact']);
    for (const { id } of services) {
      expect(keysTo(servicePath(id))).toEqual(['home', 'services', `service/${id}`]);
    }
    const aboutPages = routes.filter(({ path }) => path.startsWith('/about/'));
    for (const { key, path } of aboutPages) expect(keysTo(path)).toEqual(['home', 'about', key]);
  });

  it('sorts every page of the sitemap into one section', () => {
    const sections = siteSections();
    const paths = sections
      .flatMap(({ parent, pages }) => [...(parent ? [parent] : []), ...pages])
      .map(({ path }) => path);
    const listed = routes
      .filter(({ inSitemap, continues }) => inSitemap && !continues)
      .map(({ path }) => path);
    expect(paths.toSorted()).toEqual(listed.toSorted());
  });

  it.each([
    ['two pages of one title', { title: routeOf('contact').title }, /title: “.+” is used/],
    ['two routes of one path', { path: '/contact' }, /path: “\/contact” is used/],
    ['a trailing slash', { path: '/about/' }, /must be a path without trailing slash/],
    ['a parent that is no route', { parent: 'costs' }, /parent: “costs” is not the key of a route/],
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
