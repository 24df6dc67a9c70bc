import { articleFile as article } from '@/__tests__/content/examples';
import { ARTICLE, SERVICES } from './content-copy';
import { copy } from './fresh-copy';
import { authorPath, topicPath } from '@/content/model/paths';
import { redirectsMissingIn } from '@/content/model/rules/redirects-of';

const ABOUT = 'content/en/pages/about.yaml';
const PRICING = 'content/en/pages/pricing.yaml';
const MOVED = 'content/en/pages/onboarding-redirect.yaml';
const REDIRECTS = 'content/redirects.yaml';

/** The file of redirects, for former paths that are no alias of a page. */
const redirects = (...pairs: (readonly [from: string, to: string])[]) =>
  `redirects:\n${pairs.map(([from, to]) => `  - from: ${from}\n    to: ${to}\n`).join('')}`;

/** The redirects that the copy has in addition to those before. */
function added(before: readonly { from: string }[]) {
  const known = before.map(({ from }) => from);
  const { redirects: found } = copy.load();
  return found.filter(({ from }) => !known.includes(from)).map(({ from, to }) => ({ from, to }));
}

it('lead from aliases to their entries, and from others elsewhere', () => {
  const before = copy.load();
  const further = before.content.services.services[0]?.aliases ?? [];
  copy.set(ABOUT, ['aliases'], ['/who-we-are', '/2019/05/Our_Company.php']);
  copy.set(SERVICES, ['services', 0, 'aliases'], [...further, '/service/weaving']);
  copy.write(ARTICLE, article('Text.', { aliases: '[/blog/one-loom]' }));
  const others = [
    ['/help', '/faq#shrinking'],
    ['/start', '/'],
    ['/feed', '/blog/atom.xml'],
    ['/shop', 'https://shop.example/looms?all#new'],
  ] as const;
  copy.write(REDIRECTS, redirects(...others));
  expect(copy.problems()).toEqual([]);
  expect(added(before.redirects)).toEqual([
    { from: '/who-we-are', to: '/about' },
    { from: '/2019/05/Our_Company.php', to: '/about' },
    { from: '/service/weaving', to: '/service/linen' },
    { from: '/blog/one-loom', to: '/blog/two-looms' },
    ...others.map(([from, to]) => ({ from, to })),
  ]);
});

it.each([
  ['old-name', 'must be a path of this site, such as /old-name'],
  ['/', 'must not be the home page'],
  ['/old/', 'must not end with a slash'],
  ['/old.html', 'must not end in .html'],
  ['/old%20name', 'must be written without codes such as %20'],
  ['/old?id=7', 'must end before the question mark'],
  ['/old#part', 'must end before the #'],
  ['/älter', 'may have only a to z'],
  ['/old//name', 'may have only a to z'],
  ['/../old', 'may have only a to z'],
])('refuse %s, in plain words, wherever it is written', (path, problem) => {
  copy.set(ABOUT, ['aliases'], [path]);
  copy.set(SERVICES, ['services', 0, 'aliases'], [`/${path}`.replace('//', '/')]);
  copy.write(ARTICLE, article('Text.', { aliases: `['${path}']` }));
  copy.write(REDIRECTS, redirects([`'${path}'`, '/contact']));
  const problems = copy.problems();
  for (const file of [ABOUT, ARTICLE, REDIRECTS]) {
    const named = problems.filter((line) => line.startsWith(`${file}:`));
    expect(named).toEqual([expect.stringContaining(problem)]);
    expect(copy.lineOf(named[0])).toMatch(/aliases|- |from/);
  }
});

it.each([
  ['/nowhere', '“/nowhere” is not a page of this site'],
  ['/services#nowhere', 'nothing there has the id “nowhere”'],
  ['/contact?a=b', 'without ? and %'],
  ['contact', 'or a URL that begins with https://'],
  ['//shop.example', 'or a URL that begins with https://'],
  ['http://shop.example', 'or a URL that begins with https://'],
  ['https:///shop.example', 'a host that exists'],
  ['https:////shop.example/a', 'a host that exists'],
  ['https://undefined/a', 'a host that exists'],
  ['https://-', 'a host that exists'],
  ["'javascript:alert(1)'", 'or a URL that begins with https://'],
])('refuse to lead to %s', (to, problem) => {
  copy.write(REDIRECTS, redirects(['/old', to]));
  const found = copy.onlyProblem();
  expect(found).toMatch(/^content\/redirects\.yaml:3: entry 1 of redirects, field to: /);
  expect(found).toContain(problem);
});

it('refuse a path that is a page or a file, and name its place', () => {
  copy.set(
    ABOUT,
    ['aliases'],
    ['/pricing', '/Pricing', '/blog/atom.xml', '/index', '/icon.svg', '/robots.txt'],
  );
  copy.write(REDIRECTS, redirects(['/service/linen', '/contact'], ['/blog/two-looms', '/contact']));
  copy.write(ARTICLE, article('Text.', { aliases: '[/hiring-guide]' }));
  const page = `${PRICING}:${copy.lineWith(PRICING, 'title:')}`;
  const moved = `${MOVED}:${copy.lineWith(MOVED, 'title:')}`;
  const id = `${SERVICES}:${copy.lineWith(SERVICES, 'id: linen')}`;
  expect(
    copy.problems().map((line) => line.replace(/^.*?aliases: |^.*?redirects, field from: /, '')),
  ).toEqual(
    expect.arrayContaining([
      `“/pricing” is a page (${page}), so it cannot lead elsewhere`,
      `“/Pricing” is a page (${page}), so it cannot lead elsewhere`,
      '“/blog/atom.xml” is a file of this site, so it cannot lead elsewhere',
      '“/index” is a file of this site, so it cannot lead elsewhere',
      '“/robots.txt” is a file of this site, so it cannot lead elsewhere',
      `“/service/linen” is a page (${id}), so it cannot lead elsewhere`,
      `“/blog/two-looms” is a page (${ARTICLE}:2), so it cannot lead elsewhere`,
      `“/hiring-guide” is a page (${moved}), so it cannot lead elsewhere`,
    ]),
  );
});

it('refuse a path that leads elsewhere already, and name the place', () => {
  copy.set(ABOUT, ['aliases'], ['/old']);
  copy.write(ARTICLE, article('Text.', { aliases: '[/old]' }));
  copy.write(REDIRECTS, redirects(['/OLD', '/contact']));
  const first = `${ABOUT}:${copy.lineWith(ABOUT, '- /old') || copy.lineWith(ABOUT, '/old')}`;
  expect(copy.problems()).toEqual([
    `${ARTICLE}:9: entry 1 of aliases: “/old” leads to “/about” already (${first})`,
    `${REDIRECTS}:2: entry 1 of redirects, field from: “/OLD” leads to “/about” already (${first})`,
  ]);
});

it('refuse chains and circles, and name the next step', () => {
  copy.set(ABOUT, ['aliases'], ['/who']);
  copy.set(MOVED, ['aliases'], ['/guide']);
  copy.write(
    REDIRECTS,
    redirects(['/a', '/who'], ['/b', '/c'], ['/c', '/b'], ['/d', '/d'], ['/e', '/hiring-guide']),
  );
  const who = `${ABOUT}:${copy.lineWith(ABOUT, '/who')}`;
  const moved = `${MOVED}:${copy.lineWith(MOVED, 'title:')}`;
  expect(copy.problems()).toEqual([
    `${MOVED}:${copy.lineWith(MOVED, '- /guide') || copy.lineWith(MOVED, '/guide')}: entry 1 of aliases: “/guide” leads to “/hiring-guide”, which leads on to “/onboarding-guide” (${moved}); it must lead there directly`,
    `${REDIRECTS}:3: entry 1 of redirects, field to: “/a” leads to “/who”, which leads on to “/about” (${who}); it must lead there directly`,
    `${REDIRECTS}:5: entry 2 of redirects, field to: “/b” leads to “/c”, which leads back to it (${REDIRECTS}:6)`,
    `${REDIRECTS}:7: entry 3 of redirects, field to: “/c” leads to “/b”, which leads back to it (${REDIRECTS}:4)`,
    `${REDIRECTS}:9: entry 4 of redirects, field to: “/d” leads to itself`,
    `${REDIRECTS}:11: entry 5 of redirects, field to: “/e” leads to “/hiring-guide”, which leads on to “/onboarding-guide” (${moved}); it must lead there directly`,
  ]);
});

it('cannot be linked to: the problem names the page to link to', () => {
  copy.set(ABOUT, ['aliases'], ['/who']);
  copy.leadTo('/who');
  copy.write(ARTICLE, article('[we](/who)'));
  const who = `${ABOUT}:${copy.lineWith(ABOUT, '/who')}`;
  const problem = `“/who” leads to “/about” now (${who}); link there`;
  expect(copy.problems()).toEqual([
    expect.stringContaining(`field link: ${problem}`),
    `${ARTICLE}:11: ${problem}`,
  ]);
});

it('of a translation hold for all languages, so the default one must have them, too, if it has the page', () => {
  copy.set(ABOUT, ['aliases'], ['/who']);
  const original = copy.load().redirects;
  copy.set(ABOUT, ['aliases'], ['/who', '/wer']);
  const translated = copy.load().redirects;
  const paths = new Set(['/about']);
  expect(redirectsMissingIn(original, original, paths)).toEqual([]);
  expect(redirectsMissingIn(original, translated, new Set())).toEqual([]);
  expect(redirectsMissingIn(original, translated, paths)).toEqual([
    expect.objectContaining({
      file: ABOUT,
      path: ['aliases', 1],
      message: expect.stringContaining('“/wer” must be in content/en') as string,
    }),
  ]);
});

describe('a published path', () => {
  const LIST = 'content/published-urls.txt';

  beforeEach(() => copy.write(LIST, '# A list.\n/about\n/blog/one-loom\n/blog/two-looms\n'));

  it('may be a page, lead to one, or be gone', () => {
    copy.write(ARTICLE, article('Text.', { aliases: '[/blog/one-loom]' }));
    expect(copy.problems()).toEqual([]);
    copy.write(ARTICLE, article());
    copy.write(LIST, '/about\n/blog/one-loom gone\r\n\n/blog/two-looms');
    expect(copy.problems()).toEqual([]);
  });

  it('is reported if it no longer leads anywhere, with what to do', () => {
    copy.write(ARTICLE, article());
    expect(copy.onlyProblem()).toBe(
      `${LIST}:3: “/blog/one-loom” was published and leads nowhere now: name it in \`aliases\` of the page that replaced it or in content/redirects.yaml, or write “gone” after it in this line`,
    );
  });

  it('is reported if it is a draft or an alias of one', () => {
    copy.write(ARTICLE, article('Text.', { aliases: '[/blog/one-loom]', draft: 'true' }));
    expect(copy.problems()).toHaveLength(2);
  });

  // They are entries of a list, which have no aliases.
  it.each([topicPath('gone'), authorPath('gone')])(
    'of a topic or an author can only be redirected: %s',
    (path) => {
      copy.write(LIST, `${path}\n`);
      expect(copy.onlyProblem()).toContain(
        `“${path}” was published and leads nowhere now: say in content/redirects.yaml where`,
      );
      copy.write(REDIRECTS, redirects([path, '/blog']));
      expect(copy.problems()).toEqual([]);
    },
  );

  it('must begin with a slash, and may only be followed by “gone”', () => {
    copy.write(LIST, '/about gon\nabout\n');
    expect(copy.problems()).toEqual([
      `${LIST}:1: “/about gon” must be a path, such as /about, or /about gone`,
      `${LIST}:2: “about” must be a path, such as /about, or /about gone`,
    ]);
  });
});
