/** A language that has some of the pages: its own files decide which. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { INTRO, pageFile } from '@/__tests__/content/examples';
import { problemsOf } from '@/__tests__/problems-of';
import { SPRING } from './rules/content-copy';
import { copy } from './rules/fresh-copy';
import { listMenu } from '@/content/model/list-menu';
import { publishedOf } from '@/content/model/published';
import { readContent } from '@/content/model/read-content';
import { linkedPages, pagesElsewhere, sitePages } from '@/content/model/site-pages';

beforeEach(() => {
  copy.write(
    'content/de/company.yaml',
    stringify({
      tagline: 'Wir weben, was Sie gezeichnet haben.',
      description: 'Tuch vom Meter, auf zwei Webstühlen in einem Raum gewebt, in einer Woche.',
      disclaimer: 'Alle Namen gehören denen, die sie tragen.',
    }),
  );
  cpSync(join(copy.root, 'messages/en.json'), join(copy.root, 'messages/de.json'));
  // What every language needs; home shows logos, services and a story of other files.
  translate('markdown', 'pages/home', 'hero', 'logos', 'services', 'client-stories');
});

/** Copies files of the default language, words and all. */
function translate(...names: readonly string[]) {
  for (const name of names) {
    cpSync(join(copy.root, `content/en/${name}.yaml`), join(copy.root, `content/de/${name}.yaml`));
  }
}

const load = () => {
  const loaded = readContent({ root: copy.root, language: 'de', now: copy.now });
  return publishedOf(loaded, false);
};
const problems = () => problemsOf(load);
const paths = () => sitePages(load()).map(({ path }) => path);
const elsewhere = () => pagesElsewhere(load()).map(({ path }) => path);

it('has the pages whose files it has, and lists the others as those of the default language', () => {
  translate('pages/terms-of-use', 'pages/contact', 'contact-form');
  expect(problems()).toEqual([]);
  expect(paths()).toEqual(['/', '/contact', '/terms-of-use', '/room/curtain']);
  expect(elsewhere()).toEqual(
    expect.arrayContaining(['/about', '/services', '/service/linen', '/blog', '/blog/first-cloth']),
  );
  expect(elsewhere()).not.toContain('/contact');
});

it('has the pages of services with their words, and the journal with its page', () => {
  translate('pages/service', 'pages/blog');
  cpSync(join(copy.root, 'content/en/journal'), join(copy.root, 'content/de/journal'), {
    recursive: true,
  });
  expect(paths()).toEqual(
    expect.arrayContaining(['/service/linen', '/blog', '/blog/topic/warp', '/blog/first-cloth']),
  );
});

it('may link to all pages, and names the line of a link to none', () => {
  const home = 'content/de/pages/home.yaml';
  copy.write(home, copy.read(home).replace('link: /contact', 'link: /service/linen'));
  expect(problems()).toEqual([]);
  copy.write(home, copy.read(home).replace('link: /service/linen', 'link: /nowhere'));
  expect(problems()).toEqual([
    expect.stringMatching(/^content\/de\/pages\/home\.yaml:\d+: .*“\/nowhere” is not a page/),
  ]);
});

it.each([
  ['pages/home', 'is missing, and the site cannot do without this page'],
  ['markdown', 'is missing'],
  ['company', 'is missing'],
])('needs %s.yaml', (name, message) => {
  copy.remove(`content/de/${name}.yaml`);
  expect(problems()).toContain(`content/de/${name}.yaml: ${message}`);
});

it('words only figures that site.yaml has', () => {
  copy.set('content/de/company.yaml', ['figures'], { shuttles: 'zwölf', shutles: 'zwölf' });
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/de\/company\.yaml:\d+: field figures\.shutles: is not a known field; there are .*shuttles/,
    ),
  ]);
});

it.each(['hero', 'logos', 'services'])('needs %s.yaml, which a page shows', (name) => {
  copy.remove(`content/de/${name}.yaml`);
  const [problem, ...others] = problems();
  expect(problem).toMatch(
    new RegExp(`^content/de/${name}\\.yaml: is missing: (\\S+home\\.yaml:\\d+) shows it$`),
  );
  expect(copy.lineOf(problem?.split('is missing: ')[1]?.replace(' ', ': '))).toContain(name);
  expect(others).toEqual([]);
});

it('needs what a page with a layout of its own shows', () => {
  translate('pages/faq');
  expect(problems()).toEqual([
    'content/de/faq.yaml: is missing: content/de/pages/faq.yaml:1 shows it',
  ]);
});

it('hides a page in one language', () => {
  translate('pages/pricing', 'pricing');
  const file = 'content/de/pages/pricing.yaml';
  expect(paths()).toContain('/pricing');
  copy.write(file, `hidden: true\n${copy.read(file)}`);
  expect(paths()).not.toContain('/pricing');
  expect(elsewhere()).toContain('/pricing');
  copy.remove(file);
  const english = 'content/en/pages/why.yaml';
  translate('pages/why');
  copy.write(english, `hidden: true\n${copy.read(english)}`);
  expect(paths()).toContain('/about/why-two-looms');
  expect(sitePages(copy.load()).map(({ path }) => path)).not.toContain('/about/why-two-looms');
});

it('says itself in which menus its own pages are', () => {
  copy.write(SPRING, pageFile(INTRO, 'path: /spring\nmenus: [resources]'));
  const listed = () => {
    const site = load();
    const byKey = new Map(linkedPages(site).map((page) => [page.key, page]));
    return listMenu('resources', site, byKey).map(({ path }) => path);
  };
  expect(listed()).toContain('/spring');
  copy.write('content/de/pages/spring.yaml', pageFile());
  expect(listed()).not.toContain('/spring');
});

it('lacks a page of sections, which a menu may name all the same', () => {
  copy.write(SPRING, pageFile(INTRO, 'path: /spring\nmenus: [footerMain]'));
  copy.set('content/menus.yaml', ['main', 0], 'spring');
  expect(problems()).toEqual([]);
  expect(elsewhere()).toContain('/spring');
});
