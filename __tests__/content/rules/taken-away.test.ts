/** An owner takes a page, a service or the journal away by deleting its file, entry or folder. */
import { INTRO, pageFile } from '@/__tests__/content/examples';
import { ContentCopy, NOTICE, SERVICES } from './content-copy';
import { copy } from './fresh-copy';
import { catalogue } from '@/content/model/catalogue';
import { listMenu } from '@/content/model/list-menu';
import { sitePages } from '@/content/model/site-pages';
import { publishedOf } from '@/content/model/published';
import { routeTable, type RouteKey } from '@/content/model/route-table';
import { menuName, type MenuName } from '@/content/model/schemas/in-menus';
import { EVERY_SERVICE } from '@/content/model/schemas/menus';
import { PUBLISHED } from '@/content/model/rules/content-files';

const JOURNAL = 'content/en/journal';
const fileOf = (key: RouteKey) => `content/en/pages/${key}.yaml`;
const isRemovable = (key: RouteKey) => 'isOptional' in catalogue[`pages/${key}`];
const whole = sitePages(new ContentCopy().load());
/** The pages that the fixture has. */
const keys = routeTable
  .map(({ key }) => key)
  .filter((key) => whole.some((page) => page.key === key));
const pathOf = (key: RouteKey) => whole.find((page) => page.key === key)!.path;

/** The published routes, and those of them that a menu lists. */
function published() {
  const loaded = publishedOf(copy.load(), false);
  const routes = sitePages(loaded);
  const byKey = new Map(routes.map((route) => [route.key, route]));
  return { routes, listed: (menu: MenuName) => listMenu(menu, loaded, byKey) };
}

/** Deletes the file of a page, and the folder of the journal with that of its page. */
function takeAway(key: RouteKey) {
  copy.remove(fileOf(key));
  if (key === 'blog') copy.remove(JOURNAL);
}

/** Adds a link to a page, on the second line of the notice. */
const linkTo = (path: string) =>
  copy.write(NOTICE, `text: We weave.\nlink: ${path}\nuntil: 2099-12-31\n`);

/** Two samples: a page, and the journal with its folder. */
const samples = ['pricing', 'blog'] as const;

it.each(samples)('if the page %s is deleted, only links to it are reported, with lines', (key) => {
  linkTo(pathOf(key));
  takeAway(key);
  const problems = copy.problems();
  expect(problems).toContainEqual(expect.stringContaining(`${NOTICE}:2: `));
  for (const problem of problems) {
    expect(problem).toMatch(/no longer a page/);
    expect(problem).toContain(`“${pathOf(key)}”`);
    expect(problem).toMatch(/^content\/en\/[\w/-]+\.yaml:\d+: /);
  }
});

// Another page redirects to the guide, and the contact form links to the terms.
const LED_TO: readonly RouteKey[] = ['onboarding-guide', 'terms-of-use'];

it.each(keys.filter((key) => isRemovable(key) && !LED_TO.includes(key)))(
  'the page %s takes its route and its entries in menus with it',
  (key) => {
    takeAway(key);
    const { routes, listed } = published();
    const isGone = (path: string) =>
      path === pathOf(key) || (key === 'blog' && path.startsWith('/blog/'));
    const left = whole.map(({ path }) => path).filter((path) => !isGone(path));
    expect(routes.map(({ path }) => path)).toEqual(left);
    for (const menu of menuName.options) {
      expect(listed(menu).map((route) => route.key)).not.toContain(key);
    }
  },
);

describe('a page that is hidden', () => {
  const hide = (file: string) => copy.write(file, `hidden: true\n${copy.read(file)}`);
  const OWN = 'content/en/pages/own.yaml';
  const addOwn = () => copy.write(OWN, pageFile(INTRO, 'path: /own\naliases: [/former]'));

  it.each(samples)('is reported where links lead to it, as if its file were deleted: %s', (key) => {
    linkTo(pathOf(key));
    hide(fileOf(key));
    const whenHidden = copy.problems();
    copy.remove(fileOf(key));
    if (key === 'blog') copy.remove(JOURNAL);
    const isGone = `is no longer a page: ${fileOf(key)} has been taken away`;
    // The line added above its fields moves none of the lines reported.
    expect(whenHidden).toEqual(
      copy
        .problems()
        .map((problem) =>
          problem.replace(isGone, () => `is hidden: see “hidden” in ${fileOf(key)}`),
        ),
    );
    expect(whenHidden).toContainEqual(expect.stringContaining(`“${pathOf(key)}” is hidden`));
  });

  it('may stay in menus until it is back', () => {
    addOwn();
    copy.set('content/menus.yaml', ['resources'], ['contact', 'own']);
    expect(copy.problems()).toEqual([]);
    hide(OWN);
    expect(copy.problems()).toEqual([]);
    expect(
      published()
        .listed('resources')
        .map(({ key }) => key),
    ).not.toContain('pages/own');
  });

  it.each(['/own', '/former'])('is reported where a link leads to it by %s', (path) => {
    addOwn();
    hide(OWN);
    linkTo(path);
    expect(copy.onlyProblem()).toBe(
      `${NOTICE}:2: field link: “${path}” is hidden: see “hidden” in ${OWN}`,
    );
    copy.remove(OWN);
    expect(copy.onlyProblem()).toContain(`“${path}” is not a page of this site`);
  });

  it('is not reported as missing at its published path, at a former one, or at one below', () => {
    copy.write(PUBLISHED, '/own\n/former\n');
    addOwn();
    expect(copy.problems()).toEqual([]);
    hide(OWN);
    copy.write(PUBLISHED, '/own\n/former\n/own/below\n');
    expect(copy.problems()).toEqual([]);
    copy.remove(OWN);
    expect(copy.problems()).toHaveLength(3);
  });
});

it.each(keys.filter((key) => !isRemovable(key)))(
  'the page %s is reported if it is missing',
  (key) => {
    copy.remove(fileOf(key));
    expect(copy.onlyProblem()).toBe(
      `${fileOf(key)}: is missing, and the site cannot do without this page`,
    );
  },
);

it('a service without its entry has no route and no place in menus, and links to it are reported', () => {
  const menu = 'footerServices';
  const { services } = copy.load().content.services;
  const added = {
    ...structuredClone(services[0]!),
    id: 'weaving',
    title: 'Weaving',
    description: 'Looms are threaded, and what they weave is measured before it leaves the house.',
    aliases: [],
  };
  const paths = () => {
    const { routes, listed } = published();
    return [routes, listed(menu)].map((list) => list.map(({ path }) => path));
  };
  copy.set('content/menus.yaml', [menu], [EVERY_SERVICE]);
  const without = paths();
  copy.set(SERVICES, ['services'], [...services, added]);
  for (const [index, now] of paths().entries()) {
    expect(now.filter((path) => !without[index]!.includes(path))).toEqual(['/service/weaving']);
  }
  linkTo('/service/weaving');
  copy.set(SERVICES, ['services'], services);
  expect(copy.onlyProblem()).toMatch(new RegExp(`^${NOTICE}:2: .*“/service/weaving”`));
  copy.remove(NOTICE);
  expect(paths()).toEqual(without);
});

it('the feed goes with the journal, and a redirect to it is reported', () => {
  copy.write('content/redirects.yaml', 'redirects:\n  - from: /news\n    to: /blog/atom.xml\n');
  expect(copy.problems()).toEqual([]);
  takeAway('blog');
  expect(copy.onlyProblem()).toContain('“/blog/atom.xml” is not a page');
});

it('the path of a deleted page may redirect elsewhere', () => {
  takeAway('pricing');
  copy.set('content/en/pages/contact.yaml', ['aliases'], ['/pricing']);
  expect(copy.load().redirects).toContainEqual(
    expect.objectContaining({ from: '/pricing', to: '/contact' }),
  );
});
