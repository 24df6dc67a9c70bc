/** @jest-environment node */
import type { Route } from '@/content/schemas/route';
import { speculationRules } from '@/scripts/finalise/speculation-rules';

function route(path: string, rest?: Partial<Route>): Route {
  return {
    ...{ key: path, path, kind: 'page', title: path, description: path, icon: 'home' },
    ...{ menus: {}, robots: 'index', inSitemap: true, ...rest },
  };
}

const routes = [
  route('/'),
  route('/loom'),
  route('/own', { canonical: '/own' }),
  route('/alias', { canonical: '/loom' }),
  route('/moved', { kind: 'redirect' }),
  route('/a+b', { kind: 'redirect' }),
];

test.each([
  ['', ['/', '/*'], ['/alias', '/moved', '/a\\+b', '/*.*']],
  [
    '/preview',
    ['/preview', '/preview/*'],
    ['/preview/alias', '/preview/moved', '/preview/a\\+b', '/preview/*.*'],
  ],
])(
  'prepares pages of the site below “%s”, and nothing that is no page of its own',
  (base, all, but) => {
    expect(JSON.parse(speculationRules(routes, base))).toEqual({
      prerender: [
        {
          where: { and: [{ href_matches: all }, { not: { href_matches: but } }] },
          eagerness: 'moderate',
        },
      ],
    });
  },
);
