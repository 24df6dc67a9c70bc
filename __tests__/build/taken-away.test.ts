/**
 * In a copy of the site the prices, a service, the whole journal and other pages are hidden or
 * deleted, and the problems that follow are mended: the copy builds, and no trace of them is left.
 */
// @needs-page blog
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { changeYaml, runIn } from './copies';
import { problemsOf } from '@/__tests__/problems-of';
import { entriesWith } from '@/components/pages/entries-with';
import { readContent } from '@/content/read-content';
import { content } from '@/content/loaded';
import { copyOf } from '@/content/pages';
import { presentTime } from '@/content/present-time';
import { articlePath, atomPath, NO_TOPIC, servicePath, topicPath } from '@/content/paths';
import { fillText } from '@/engine/islands/fill-text';
import { site } from '@/content/site';
import { PUBLISHED } from '@/content/rules/content-files';
import { findRouteOf, pathOf, routes } from '@/content/routes';
import type { RouteKey } from '@/content/route-table';
import { services } from '@/content/services';
import { filesBelow } from '@/engine/shared/files-below';
import { defaultLanguage } from '@/messages/languages';
import { SCRIPT_FLAGS } from '@/scripts/lib/run-script';
import { copySite, shareBuildCache } from '@/scripts/lib/site-copy';

const COPY = join('reports', 'taken-away');
const OUT = join(COPY, 'out');
const TAKEN_AWAY: readonly RouteKey[] = [
  'pricing',
  'blog',
  'careers',
  'why',
  'client-stories',
  'purpose',
  'milestones',
];
/** Those that this site still has. */
const PAGES = TAKEN_AWAY.filter(findRouteOf);
/** The page that is hidden: its file stays. The files of the others are deleted. */
const [HIDDEN] = PAGES;
/** Menus that are empty without the journal. */
const EMPTIED = ['resources', 'footerResources'] as const;
/** The first service, unless it is the only one. */
const takenServices = services.length > 1 ? services.slice(0, 1) : [];
const gone = [
  ...PAGES.map(pathOf),
  ...routes.map(({ path }) => path).filter((path) => path.startsWith(articlePath(''))),
  ...takenServices.flatMap(({ id, aliases }) => [id, ...aliases]).map(servicePath),
];
const feeds = [
  ...['/blog/atom.xml', '/blog/feed.json', atomPath(topicPath(NO_TOPIC))],
  ...copyOf('blog').topics.map(({ id }) => atomPath(topicPath(id))),
];

const contentFile = (path: string) => join(COPY, 'content', defaultLanguage.code, path);
const read = (path: string) => readFileSync(join(OUT, path), 'utf8');

/** Removes entries from a list in a content file. */
function removeEntries(
  path: string,
  list: string,
  isGone: (entry: Record<string, unknown>) => boolean,
) {
  changeYaml(contentFile(path), (document) => {
    const { [list]: entries = [] } = document.toJS() as Record<string, Record<string, unknown>[]>;
    document.setIn(
      [list],
      entries.filter((entry) => !isGone(entry)),
    );
  });
}

/** The problems of the copy's content, a line each. */
const problems = () =>
  problemsOf(() => readContent({ root: COPY, language: defaultLanguage.code, now: presentTime() }));

/** Adds a file to which a link may lead, and returns its path. */
function newFile(): string {
  const files = join(COPY, 'public', 'files');
  const name = `${readdirSync(files).length}.pdf`;
  writeFileSync(join(files, name), 'Terms');
  return `/files/${name}`;
}

/** Mends a problem as its message asks: marks a path as gone, or points a link elsewhere. */
function mend(problem: string) {
  const [, file = '', line = '', target = ''] =
    /^(\S+?):(\d+): .*?“([^”]+)” (?:is no|is hidden|was pub)/.exec(problem) ?? [];
  const lines = readFileSync(join(COPY, file), 'utf8').split('\n');
  const index = Number(line) - 1;
  const text = fillText(lines[index]!, { slug: site.slug });
  lines[index] = file === PUBLISHED ? `${text} gone` : text.replace(target, () => newFile());
  writeFileSync(join(COPY, file), lines.join('\n'));
}

beforeAll(async () => {
  copySite(COPY);
  shareBuildCache(COPY);
  for (const page of PAGES) {
    const file = contentFile(`pages/${page}.yaml`);
    if (page === HIDDEN) writeFileSync(file, `hidden: true\n${readFileSync(file, 'utf8')}`);
    else rmSync(file);
  }
  rmSync(contentFile('journal'), { recursive: true });
  removeEntries('services.yaml', 'services', ({ id }) =>
    takenServices.some((service) => service.id === id),
  );
  mkdirSync(join(COPY, 'public', 'files'), { recursive: true });
  changeYaml(join(COPY, 'content', 'menus.yaml'), (document) => {
    for (const menu of EMPTIED) document.set(menu, ['blog']);
  });
  for (const problem of problems()) mend(problem);
  await runIn(COPY, [...SCRIPT_FLAGS, 'scripts/build.ts'], { TYPES_ARE_CHECKED: '1' });
});

afterAll(() => rmSync(COPY, { recursive: true, force: true }));

it('has no file at the paths taken away, and a page at every other path', () => {
  const left = [...gone, ...feeds].flatMap((path) =>
    [path, `${path}.html`, `/social/${path.slice(1).replaceAll('/', '-')}.png`].filter((file) =>
      existsSync(join(OUT, file)),
    ),
  );
  expect(left).toEqual([]);
  const others = routes.map(({ path }) => path).filter((path) => !gone.includes(path));
  for (const path of others) {
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
  for (const { title } of takenServices) expect(home('main').text()).not.toContain(title);
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

it.each(['home', 'about'] as const)(
  'keeps what sections of %s show from other files, without links to the pages taken away',
  (key) => {
    const { sections } = content[`pages/${key}`];
    const shown = load(read(key === 'home' ? 'index.html' : `${key}.html`))('main').text();
    const kept = sections.flatMap((section) => {
      if (section.kind === 'statement') {
        const { statements } = content.purpose;
        return entriesWith(statements, [section.statement]).map(({ text }) => text);
      }
      if (section.kind !== 'story') return [];
      const { stories } = content['client-stories'];
      return entriesWith(stories, [section.story]).map(({ title }) => title);
    });
    const links = sections.flatMap((section) =>
      section.kind === 'story' || section.kind === 'journey' ? section.action : [],
    );
    expect(kept.filter((text) => !shown.includes(text))).toEqual([]);
    expect(links.filter((text) => shown.includes(text))).toEqual([]);
  },
);
