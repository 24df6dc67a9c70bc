/** Which menus list a page, in which order and by which name. */
import { INTRO, pageFile } from './examples';
import { SPRING } from './rules/content-copy';
import { copy } from './rules/fresh-copy';
import { listMenu } from '@/content/model/list-menu';
import { sitePages } from '@/content/model/site-pages';
import { publishedOf } from '@/content/model/published';
import type { MenuName } from '@/content/model/schemas/in-menus';
import { EVERY_SERVICE } from '@/content/model/schemas/menus';

const MENUS = 'content/menus.yaml';
const pageWith = (fields: string) => pageFile(INTRO, `path: /spring\n${fields}`);

/** Removes a field of one line from a page's file, if it is there. */
const without = (field: string, file: string) =>
  copy.write(file, copy.read(file).replace(new RegExp(`^${field}: .*\\n`, 'm'), ''));

/** The keys of a menu's entries. */
function entriesOf(menu: MenuName): string[] {
  const loaded = publishedOf(copy.load(), false);
  return listMenu(menu, loaded, new Map(sitePages(loaded).map((route) => [route.key, route]))).map(
    ({ key }) => key,
  );
}

it('a menu lists its pages in the order of its file', () => {
  copy.set(MENUS, ['resources'], ['contact', EVERY_SERVICE, 'home']);
  const services = copy.load().content.services.services.map(({ id }) => `service/${id}`);
  expect(entriesOf('resources')).toEqual(['contact', ...services, 'home']);
});

it('a page that names a menu comes last in it, unless the menu’s own list places it', () => {
  copy.write(SPRING, pageWith('menus: [resources]'));
  copy.set(MENUS, ['resources'], ['about', 'contact']);
  expect(entriesOf('resources')).toEqual(['about', 'contact', 'pages/spring']);
  copy.set(MENUS, ['resources'], ['spring', 'contact']);
  expect(entriesOf('resources')).toEqual(['pages/spring', 'contact']);
});

it('a page that is not published today appears in no menu', () => {
  copy.set(MENUS, ['resources'], ['spring', 'contact']);
  copy.write(SPRING, pageWith("menus: [main]\nuntil: '2026-01-31'"));
  copy.now = new Date('2026-02-01T12:00:00Z');
  for (const menu of ['main', 'resources'] as const) {
    expect(entriesOf(menu)).not.toContain('pages/spring');
  }
});

it.each([
  ['no page', 'sprng', /“sprng” is not a page; there are home, .*, every service, .*spring$/],
  ['a page that only leads on', 'onboarding-redirect', /“onboarding-redirect” is not a page/],
  ['a page that stands there already', 'contact', /“contact” is in this menu already/],
])('%s in a menu is reported with its line', (_, name, message) => {
  copy.write(SPRING, pageWith(''));
  copy.set(MENUS, ['resources'], ['contact', 'about', name]);
  const problem = copy.onlyProblem();
  expect(problem).toMatch(message);
  expect(copy.lineOf(problem)).toBe(`  - ${name}`);
});

it('a page in the About panel needs a menu text, whichever file puts it there', () => {
  without('menuText', 'content/en/pages/services.yaml');
  copy.set(MENUS, ['about'], ['services']);
  copy.write(SPRING, pageWith('menus: [about]'));
  expect(copy.problems()).toEqual([
    expect.stringMatching(
      /pages\/services\.yaml:\d+: field menuText: is missing: the menu `about` .*\(content\/menus\.yaml:\d+\)/,
    ),
    expect.stringMatching(
      /spring\.yaml:1: field menuText: is missing: the menu `about` shows .*spring\.yaml:5\)/,
    ),
  ]);
  copy.set('content/en/pages/services.yaml', ['menuText'], 'What leaves your desk');
  copy.write(SPRING, pageWith('menus: [about]\nmenuText: Before the year ends'));
  expect(entriesOf('about')).toEqual(['services', 'pages/spring']);
});

it('the file of a page can change its label, and its label in a menu', () => {
  const contact = 'content/en/pages/contact.yaml';
  copy.set(contact, ['label'], 'Write to us');
  copy.set(contact, ['menuLabels'], { resources: 'Write to {company}' });
  const { content, ...rest } = copy.load();
  const route = sitePages({ content, ...rest }).find(({ key }) => key === 'contact');
  expect(route).toMatchObject({
    label: 'Write to us',
    menuLabels: { resources: `Write to ${content.site.name}` },
  });
});

it('a page without a label is called by its title', () => {
  without('label', 'content/en/pages/industries.yaml');
  const loaded = copy.load();
  const routes = sitePages(loaded).filter(({ key }) => key === 'industries');
  expect(routes.map(({ label }) => label)).toEqual([loaded.content['pages/industries']?.title]);
});
