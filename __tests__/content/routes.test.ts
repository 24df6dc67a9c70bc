import { servicePath } from '@/content/model/paths';
import { findRoute, routeOf, routes, trailOf } from '@/content/model/routes';
import { services } from '@/content/model/services';

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
});
