import { copy } from './fresh-copy';
import { INTRO, pageFile as page } from '@/__tests__/content/examples';
import { holderOf } from '@/content/model/rules/page-paths';
import { sitePages } from '@/content/model/site-pages';

it.each([
  ['/de', true],
  ['/de/jobs', true],
  ['/deals', false],
  ['/admin', true],
  ['/administration', false],
  ['/service/spring', true],
  ['/services/spring', false],
])('at %s are in the folder of something else: %s', (path, isTaken) => {
  expect(holderOf(path, ['de']) !== undefined).toBe(isTaken);
});

it.each(['/404', '/index'])('cannot be at %s, which is a file of the export', (path) => {
  expect(copy.problemsWith(page(INTRO, `path: ${path}`))).toEqual([
    expect.stringContaining(`field path: “${path}” is a file already`),
  ]);
});

it('cannot be at the path of a file of the public folder', () => {
  copy.write('public/spring', 'Spring');
  expect(copy.problemsWith(page())).toEqual([
    expect.stringContaining('field path: “/spring” is a file already'),
  ]);
});

it('are reported if they have the path of another page, which is named', () => {
  expect(copy.problemsWith(page(INTRO, 'path: /contact'))).toEqual([
    expect.stringMatching(
      /spring\.yaml:4: field path: “.*” is the page of pages\/contact\.yaml already$/,
    ),
  ]);
  copy.write(
    'content/en/pages/autumn.yaml',
    page()
      .replace(/^title: .*/, 'title: Autumn')
      .replace('Three', 'Four'),
  );
  expect(copy.problemsWith(page())).toEqual([
    expect.stringMatching(
      /spring\.yaml:4: .*“\/spring” is the page of content\/en\/pages\/autumn\.yaml:4 already$/,
    ),
  ]);
});

it('are reported if a client story has their path, or one that something else has', () => {
  const STORIES = 'content/en/client-stories.yaml';
  const set = (path: string) => copy.set(STORIES, ['stories', 0, 'path'], path);
  set('/spring');
  expect(copy.problemsWith(page())).toEqual([
    expect.stringMatching(
      /stories\.yaml:\d+: .*field path: “\/spring” is the page of content\/en\/pages\/spring\.yaml:4 already$/,
    ),
  ]);
  set('/blog/curtain');
  expect(copy.problemsWith(page())[0]).toContain('“/blog/curtain” is in the folder of articles');
  set('curtain');
  expect(copy.problemsWith(page())[0]).toContain('field path: must be a path such as /spring');
  copy.write(STORIES, copy.read(STORIES).replace(/ +path: .*\n/, ''));
  expect(copy.problemsWith(page())[0]).toContain(
    'field description: is for a page of the story, which',
  );
});

it.each([
  ['/curtain', 'client-stories'],
  ['/room/curtain', 'pages/room'],
])('of a client story at %s stands below %s', (path, parent) => {
  copy.write(
    'content/en/pages/client-stories.yaml',
    page(`${INTRO}\n  - kind: stories\n`, 'menuText: Work that we have done'),
  );
  copy.set('content/en/client-stories.yaml', ['stories', 0, 'path'], path);
  expect(sitePages(copy.load()).find((one) => one.path === path)?.parent).toBe(parent);
});

it('cannot have the path that is kept for a deleted page', () => {
  copy.remove('content/en/pages/careers.yaml');
  const said = copy.problemsWith(page(INTRO, 'path: /about/careers')).join('\n');
  expect(said).toContain(
    '“/about/careers” is kept for pages/careers.yaml, which may come back; choose',
  );
});

it.each([`/${'a'.repeat(201)}`, '/loom'.repeat(201)])(
  'cannot have a path that no disk could hold (%#)',
  (path) => {
    expect(copy.problemsWith(page(INTRO, `path: ${path}`)).join('\n')).toContain(
      'path: is too long: ',
    );
  },
);
