/** Taking a page, a service or the whole journal away is deleting its file, its entry or its folder. */
import { articleFile } from '@/__tests__/content/examples';
import { itWith } from '@/__tests__/content/it-with';
import { ContentCopy, NOTICE, SERVICES } from './content-copy';
import { catalogue } from '@/content/catalogue';
import { listMenu } from '@/content/list-menu';
import { listRoutes } from '@/content/list-routes';
import { publishedOf } from '@/content/published';
import { routeTable, type RouteKey } from '@/content/route-table';
import { menuName, type MenuName } from '@/content/schemas/in-menus';
import { EVERY_SERVICE } from '@/content/schemas/menus';
import { PUBLISHED } from '@/content/rules/published-urls';
import { findRouteOf, pathOf } from '@/content/routes';
import { filesIn } from '@/engine/content/read-file';

const FILE = '/files/terms.pdf';
const JOURNAL = 'content/en/journal';
const fileOf = (key: RouteKey) => `content/en/pages/${key}.yaml`;
const isRemovable = (key: RouteKey) => 'isOptional' in catalogue[`pages/${key}`];
/** Those that are still there. */
const keys = routeTable.map(({ key }) => key).filter(findRouteOf);

const ownPage = `title: A page of our own
description: A page that stands here to be hidden, and to be seen again when it is not hidden.
label: Own
path: /own
aliases: [/former]
sections:
  - kind: intro
    eyebrow: Here
    heading: A page of our own
    lead: It is here to be hidden.
`;
const texts = filesIn('content/en').filter((file) => !file.startsWith(JOURNAL));

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
  copy.stopCounting();
});

/** The routes of what is published, and what a menu lists of them. */
function published() {
  const loaded = publishedOf(copy.load(), false);
  const routes = listRoutes(loaded);
  const byKey = new Map(routes.map((route) => [route.key, route]));
  return { routes, listed: (menu: MenuName) => listMenu(menu, loaded, byKey) };
}

/** Deletes the file of a page; the journal is its folder, too. */
function takeAway(key: RouteKey) {
  copy.remove(fileOf(key));
  if (key === 'blog') copy.remove(JOURNAL);
}

/** Adds a link to a page, in the second line of a file. */
const linkTo = (path: string) =>
  copy.write(NOTICE, `text: We weave.\nlink: ${path}\nuntil: 2099-12-31\n`);

/** Lets all links to a page lead to a file instead. */
function pointElsewhere(key: RouteKey) {
  copy.write(`public${FILE}`, '');
  const path = routeTable.find((route) => route.key === key)!.path.replace('{', String.raw`\{`);
  const link = new RegExp(`(?<=link: ['"]?|[(]|\\]: )${path}(?![\\w/-])(?:#[\\w-]+)?`, 'g');
  for (const file of texts) {
    const text = copy.read(file);
    if (link.test(text))
      copy.write(
        file,
        text.replace(link, () => FILE),
      );
  }
}

const [one] = keys.filter((key) => isRemovable(key) && key !== 'blog');
/** Two for all: a page, and the journal with its folder. */
const samples = keys.filter((key) => key === one || key === 'blog');

it.each(samples)('what pointed to the page %s is named with its line, and nothing else', (key) => {
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

/** The paths of the site while no page is away. */
let whole: readonly string[] | undefined;

// Another page leads to the guide.
const listed = keys.filter((key) => isRemovable(key) && key !== 'onboarding-guide');
for (const key of listed) {
  it(`its route, and its entries in menus, follow the page ${key}`, () => {
    whole ??= published().routes.map(({ path }) => path);
    pointElsewhere(key);
    takeAway(key);
    const { routes, listed } = published();
    const isGone = (path: string) =>
      path === pathOf(key) || (key === 'blog' && path.startsWith('/blog/'));
    expect(routes.map(({ path }) => path)).toEqual(whole.filter((path) => !isGone(path)));
    for (const menu of menuName.options) {
      expect(listed(menu).map((route) => route.key)).not.toContain(key);
    }
  });
}

describe('a page that is hidden', () => {
  const hide = (file: string) => copy.write(file, `hidden: true\n${copy.read(file)}`);

  it.each(samples)('is away as %s is without its file', (key) => {
    linkTo(pathOf(key));
    hide(fileOf(key));
    const whenHidden = copy.problems();
    copy.remove(fileOf(key));
    if (key === 'blog') copy.remove(JOURNAL);
    const isGone = `is no longer a page: ${fileOf(key)} has been taken away`;
    // A line above its fields moves none of those that are named.
    expect(whenHidden).toEqual(
      copy
        .problems()
        .map((problem) =>
          problem.replace(isGone, () => `is hidden: see “hidden” in ${fileOf(key)}`),
        ),
    );
    expect(whenHidden).toContainEqual(expect.stringContaining(`“${pathOf(key)}” is hidden`));
  });

  it('need not be one of the route table', () => {
    const own = 'content/en/pages/own.yaml';
    const { pages: others } = copy.load();
    copy.write(own, ownPage);
    expect(copy.load().pages).toHaveLength(others.length + 1);
    hide(own);
    expect(copy.load().pages).toEqual(others);
  });

  it('may stay in menus until it is back', () => {
    const own = 'content/en/pages/own.yaml';
    copy.write(own, ownPage);
    copy.set('content/menus.yaml', ['resources'], ['contact', 'own']);
    expect(copy.problems()).toEqual([]);
    hide(own);
    expect(copy.problems()).toEqual([]);
    expect(
      published()
        .listed('resources')
        .map(({ key }) => key),
    ).not.toContain('pages/own');
  });

  it.each(['/own', '/former'])('is named where something leads to it by %s', (path) => {
    const own = 'content/en/pages/own.yaml';
    copy.write(own, ownPage);
    hide(own);
    linkTo(path);
    expect(copy.onlyProblem()).toBe(
      `${NOTICE}:2: field link: “${path}” is hidden: see “hidden” in ${own}`,
    );
    copy.remove(own);
    expect(copy.onlyProblem()).toContain(`“${path}” is not a page of this site`);
  });

  it('is missed by nobody who knew its path, or a former one', () => {
    const own = 'content/en/pages/own.yaml';
    copy.write(PUBLISHED, '/own\n/former\n');
    copy.write(own, ownPage);
    expect(copy.problems()).toEqual([]);
    hide(own);
    expect(copy.problems()).toEqual([]);
    copy.remove(own);
    expect(copy.problems()).toHaveLength(2);
  });

  it.each(keys.filter((key) => !isRemovable(key)))('cannot be %s, which others need', (key) => {
    hide(fileOf(key));
    expect(copy.onlyProblem()).toBe(
      `${fileOf(key)}:1: field hidden: must not be true: the site cannot do without this page`,
    );
  });
});

it.each(keys.filter((key) => !isRemovable(key)))(
  'the site needs the page %s, and says so',
  (key) => {
    copy.remove(fileOf(key));
    expect(copy.onlyProblem()).toBe(
      `${fileOf(key)}: is missing, and the site cannot do without this page`,
    );
  },
);

it('a service is its entry: its route and its place in menus follow, and links to it are named', () => {
  const menu = 'footerServices';
  copy.makeRoomForService();
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

itWith(['blog'], 'articles are no journal without its page', () => {
  copy.write(`${JOURNAL}/two-looms.md`, articleFile());
  copy.remove(fileOf('blog'));
  expect(copy.problems()).toContain(`${JOURNAL}: no page shows these articles; delete them, too`);
});

itWith(['blog'], 'a feed goes with the journal, and a link to it is named', () => {
  copy.write('content/redirects.yaml', 'redirects:\n  - from: /news\n    to: /blog/atom.xml\n');
  expect(copy.problems()).toEqual([]);
  takeAway('blog');
  expect(copy.onlyProblem()).toContain('“/blog/atom.xml” is not a page');
});

itWith(
  ['onboarding-guide', 'onboarding-redirect'],
  'a page that only leads on to another goes with it',
  () => {
    pointElsewhere('onboarding-guide');
    takeAway('onboarding-guide');
    expect(copy.onlyProblem()).toMatch(
      /onboarding-redirect\.yaml:\d+: leads to “.+”, which is no longer a page/,
    );
    takeAway('onboarding-redirect');
    expect(copy.problems()).toEqual([]);
  },
);

itWith(['pricing'], 'whoever opens the old path may be led elsewhere', () => {
  pointElsewhere('pricing');
  takeAway('pricing');
  copy.set('content/en/pages/contact.yaml', ['aliases'], ['/pricing']);
  expect(copy.load().redirects).toContainEqual(
    expect.objectContaining({ from: '/pricing', to: '/contact' }),
  );
});

it('a page whose syntax is wrong has not been taken away', () => {
  copy.write(fileOf('pricing'), 'title: [');
  const problems = copy.problems();
  expect(problems.join('\n')).not.toContain('no longer a page');
  expect(problems).not.toEqual([]);
});
