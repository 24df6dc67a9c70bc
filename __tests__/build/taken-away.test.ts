/**
 * In a copy of the site with the fixture's content, the prices, a service, the whole journal and
 * other pages are hidden or deleted: the copy builds, and no trace of them is left.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { changeYaml, runIn, useFixture } from './copies';
import { ContentCopy } from '@/__tests__/content/rules/content-copy';
import { atomPath, NO_TOPIC, servicePath, topicPath } from '@/content/model/paths';
import { readContent } from '@/content/model/read-content';
import { sitePages } from '@/content/model/site-pages';
import { filesBelow } from '@/engine/shared/files-below';
import { defaultLanguage } from '@/messages/languages';
import { SCRIPT_FLAGS } from '@/scripts/lib/run-script';
import { copySite, shareBuildCache } from '@/scripts/lib/site-copy';

const COPY = join('reports', 'taken-away');
const OUT = join(COPY, 'out');
const HIDDEN = 'pricing';
const DELETED = ['blog', 'faq', 'industries', 'milestones', 'onboarding-redirect', 'why'];
/** Menus that are empty without the journal. */
const EMPTIED = ['resources', 'footerResources'] as const;

const pathsIn = (root: string) =>
  sitePages(readContent({ root, language: defaultLanguage.code, now: new Date() })).map(
    ({ path }) => path,
  );
const whole = new ContentCopy();
const { content } = whole.load();
const [taken] = content.services.services;
const feeds = [
  ...['/blog/atom.xml', '/blog/feed.json', atomPath(topicPath(NO_TOPIC))],
  ...content['pages/blog']!.topics.map(({ id }) => atomPath(topicPath(id))),
];

let left: string[];
let gone: string[];

const contentFile = (path: string) => join(COPY, 'content', defaultLanguage.code, path);
const read = (path: string) => readFileSync(join(OUT, path), 'utf8');

beforeAll(async () => {
  copySite(COPY);
  shareBuildCache(COPY);
  useFixture(COPY);
  for (const page of DELETED) rmSync(contentFile(`pages/${page}.yaml`));
  const hidden = contentFile(`pages/${HIDDEN}.yaml`);
  writeFileSync(hidden, `hidden: true\n${readFileSync(hidden, 'utf8')}`);
  rmSync(contentFile('journal'), { recursive: true });
  changeYaml(contentFile('services.yaml'), (document) => document.deleteIn(['services', 0]));
  changeYaml(contentFile('client-stories.yaml'), (document) => {
    for (const field of ['path', 'description', 'text']) document.deleteIn(['stories', 0, field]);
  });
  changeYaml(join(COPY, 'content', 'menus.yaml'), (document) => {
    for (const menu of EMPTIED) document.set(menu, ['blog']);
  });
  left = pathsIn(COPY);
  gone = pathsIn(whole.root).filter((path) => !left.includes(path));
  // A host that compresses by itself: its files have no copies, which nothing here reads.
  const env = { TYPES_ARE_CHECKED: '1', FOR_HOST: 'netlify' };
  await runIn(COPY, [...SCRIPT_FLAGS, 'scripts/build.ts'], env);
});

afterAll(() => rmSync(COPY, { recursive: true, force: true }));

it('has no file at the paths taken away, and a page at every other path', () => {
  expect(gone).toEqual(expect.arrayContaining(['/pricing', '/faq', servicePath(taken!.id)]));
  const found = [...gone, ...feeds].flatMap((path) =>
    [path, `${path}.html`, `/social/${path.slice(1).replaceAll('/', '-')}.png`].filter((file) =>
      existsSync(join(OUT, file)),
    ),
  );
  expect(found).toEqual([]);
  for (const path of left) {
    expect(existsSync(join(OUT, `${path === '/' ? 'index' : path}.html`))).toBe(true);
  }
});

it('names none of the paths taken away in any file', () => {
  const isNamed = (text: string, path: string) =>
    new RegExp(`${path.replace(/[&.]/g, '\\$&')}(?![\\w/-])`).test(text.replaceAll('&amp;', '&'));
  const found = filesBelow(OUT)
    .filter((file) => /\.(?:html|xml|txt|json|js|webmanifest)$|\/_?[a-z]+$/.test(file))
    .flatMap((file) => {
      const text = read(file);
      return [...gone, ...feeds]
        .filter((path) => isNamed(text, path))
        .map((path) => `${file}: ${path}`);
    });
  expect(found).toEqual([]);
});

it('shows no removed service, feed link or empty heading on the home page', () => {
  const home = load(read('index.html'));
  expect(home('main').text()).not.toContain(taken!.title);
  expect(home('link[type="application/atom+xml"]')).toHaveLength(0);
  for (const heading of home('main h2').toArray()) expect(home(heading).text()).not.toBe('');
});

it('shows no heading for a menu that lists nothing', () => {
  const home = load(read('index.html'));
  expect(home('#MobileResources').attr('hidden')).toBeDefined();
  expect(home('#Menu-footerResources')).toHaveLength(0);
  expect(home('#Menu-footerMain')).toHaveLength(1);
  expect(home('#AboutMenu').attr('hidden')).toBeUndefined();
});

it.each([
  ['index', 'A curtain that fell for ninety years', 'Read of the curtain'],
  ['about', 'We weave what others would print.', 'Year by year'],
])('keeps what %s shows from other files, without the link to its page', (page, kept, link) => {
  const shown = load(read(`${page}.html`))('main').text();
  expect(shown).toContain(kept);
  expect(shown).not.toContain(link);
});
