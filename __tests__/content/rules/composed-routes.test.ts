/** Where pages that an owner puts together from sections stand, and on which days. */
import { SITE, SPRING } from './content-copy';
import { copy } from './fresh-copy';
import { INTRO, pageFile as page } from '@/__tests__/content/examples';
import { sitePages } from '@/content/model/site-pages';
import { publishedOf } from '@/content/model/published';

/** The route of the page on a day; undefined on a day on which it is not published. */
function routeOn(day: string) {
  copy.now = new Date(`${day}T12:00:00Z`);
  return sitePages(publishedOf(copy.load(), false)).find(({ key }) => key === 'pages/spring');
}

it('are routes without a line of code, each below the page at the path above', () => {
  copy.write(SPRING, page(INTRO, 'path: /about/spring\nmenus: [resources]'));
  expect(routeOn('2026-01-01')).toMatchObject({
    path: '/about/spring',
    label: 'Spring close',
    parent: 'about',
    icon: 'file-text',
    inSitemap: true,
  });
  copy.write(SPRING, page(INTRO, 'path: /spring\nrobots: noindex'));
  expect(routeOn('2026-01-01')).toMatchObject({ robots: 'noindex', inSitemap: false });
});

it('are below one another as their paths are, and skip paths without a page', () => {
  const file = (name: string) => `content/en/pages/${name}.yaml`;
  for (const [name, path] of [
    ['loom', '/loom'],
    ['offers', '/loom/offers'],
    ['days', '/loom/open/days'],
  ] as const) {
    const text = page(INTRO, `path: ${path}`)
      .replace('Hand over', () => name)
      .replace('Three weeks', () => `Three ${name}`);
    copy.write(file(name), text);
  }
  const parents = () =>
    sitePages(publishedOf(copy.load(), false))
      .filter(({ path }) => path.startsWith('/loom/'))
      .map(({ parent }) => parent);
  expect(parents()).toEqual(['pages/loom', 'pages/loom']);
  copy.remove(file('loom'));
  expect(parents()).toEqual([undefined, undefined]);
  // A page that only redirects cannot be a parent.
  copy.write(SPRING, page(INTRO, 'path: /hiring-guide/spring'));
  expect(routeOn('2026-01-01')?.parent).toBeUndefined();
});

it('are published from their first to their last day, in the time zone of the first office', () => {
  copy.write(SPRING, page(INTRO, "path: /spring\nfrom: '2026-03-01'\nuntil: '2026-04-05'"));
  const days = ['2026-02-28', '2026-03-01', '2026-04-05', '2026-04-06'];
  expect(days.map((day) => routeOn(day) !== undefined)).toEqual([false, true, true, false]);
  // An hour before midnight in Greenwich it is tomorrow in India.
  copy.now = new Date('2026-02-28T23:00:00Z');
  for (const [zone, shows] of [
    ['Europe/London', false],
    ['Asia/Kolkata', true],
  ] as const) {
    copy.set(SITE, ['offices', 0, 'timeZone'], zone);
    const published = publishedOf(copy.load(), false).pages.map(({ path }) => path);
    expect(published.includes('/spring')).toBe(shows);
  }
});
