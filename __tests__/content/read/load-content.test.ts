import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseDocument } from 'yaml';
import type { loadContent as LoadContent } from '@/content/read/load-content';

const LOADER = '@/content/read/load-content';
const REPOSITORY = process.cwd();
const ARTICLE = 'content/en/journal/two-looms.md';

/** All content is read relative to the working directory, so each test has a copy to edit. */
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const part of ['site.yaml', 'en']) {
    cpSync(join(REPOSITORY, 'content', part), join(folder, 'content', part), { recursive: true });
  }
  process.chdir(folder);
});
afterEach(() => {
  const folder = process.cwd();
  process.chdir(REPOSITORY);
  rmSync(folder, { recursive: true });
});

/** Reads the copy as a new process would. */
function load(): ReturnType<typeof LoadContent> {
  let loaded: ReturnType<typeof LoadContent> | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<{ loadContent: typeof LoadContent }>(LOADER).loadContent();
  });
  return loaded!;
}

function problems(): readonly string[] {
  try {
    load();
    return [];
  } catch (error) {
    // Modules that are loaded anew have another class of errors.
    return (error as { problems: readonly string[] }).problems;
  }
}

/** Sets a value in a file and keeps the rest as it is. */
function set(file: string, path: readonly (string | number)[], value: unknown): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  document.setIn(path, value);
  writeFileSync(file, document.toString());
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The line that a problem names. */
function lineOf(problem = ''): string | undefined {
  const [, file = '', line] = /^(\S+?):(\d+): /.exec(problem) ?? [];
  return readFileSync(file, 'utf8').split('\n')[Number(line) - 1];
}

it('names every mistake of all files at once, each with its line', () => {
  set('content/en/faq.yaml', ['questions', 0, 'link'], '/nowhere');
  set('content/en/services.yaml', ['services', 0, 'icon'], 'hammer');
  set('content/en/pages/about.yaml', ['intro', 'heading'], 'At {firm}');
  write(ARTICLE, '---\ntitle: Two looms\n---\n\nText.\n');
  const found = problems();
  const about = (part: string) => found.filter((problem) => problem.includes(part));
  expect(about('“/nowhere” is not a page of this site')).toHaveLength(1);
  expect(lineOf(about('“/nowhere”')[0])).toContain('link: /nowhere');
  expect(about('field icon: must be one of')).toHaveLength(1);
  expect(lineOf(about('field icon')[0])).toContain('icon: hammer');
  expect(about('field intro.heading: {firm} stands for nothing')).toHaveLength(1);
  expect(lineOf(about('{firm}')[0])).toContain('heading:');
  expect(about(`${ARTICLE}:2: field summary: is missing`)).toHaveLength(1);
  expect(found.every((problem) => /^content\/\S+:\d+: /.test(problem))).toBe(true);
});

it('names every file that cannot be read at once', () => {
  write('content/en/faq.yaml', 'questions:\n\t- id: a\n');
  write('content/en/pages/about.yaml', 'title: {company}\n');
  expect(problems()).toEqual([
    expect.stringMatching(/^content\/en\/faq\.yaml:2: cannot be read: /),
    expect.stringMatching(/^content\/en\/pages\/about\.yaml:1: cannot be read: /),
  ]);
});

it('names a mistake in the facts alone, not every text that uses them', () => {
  set('content/site.yaml', ['hours', 'opens'], '9am');
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/site\.yaml:\d+: field hours\.opens: must be a time of the day/,
    ),
  ]);
});

it('lets a title be used once, because search results show titles side by side', () => {
  set('content/en/pages/about.yaml', ['title'], 'One title');
  set('content/en/pages/faq.yaml', ['title'], 'One title');
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/en\/pages\/faq\.yaml:\d+: field title: “One title” is used in/,
    ),
  ]);
});

it('puts the facts of the company into every text', () => {
  set('content/site.yaml', ['name'], 'Two Looms');
  set('content/site.yaml', ['offices', 0, 'city'], 'Leipzig');
  set('content/site.yaml', ['figures', 'looms'], 2);
  const text = '{company} in {city} has {looms} looms.';
  set('content/en/pages/about.yaml', ['intro', 'lead'], text);
  const { content, facts } = load();
  expect(content['pages/about'].intro.lead).toBe('Two Looms in Leipzig has 2 looms.');
  expect(facts).toMatchObject({ company: 'Two Looms', city: 'Leipzig', looms: '2' });
});

it('accepts links to pages, services and articles that have just been added', () => {
  const links = ['/about/why-two-looms', '/service/weaving', '/service/cloth', '/blog/two-looms'];
  set('content/site.yaml', ['slug'], 'two-looms');
  const { services } = parseDocument(readFileSync('content/en/services.yaml', 'utf8')).toJS() as {
    services: object[];
  };
  const added = { ...services[0], id: 'weaving', aliases: ['cloth'], title: 'Weaving' };
  set('content/en/services.yaml', ['services', services.length], added);
  const fields = `title: Two looms\nsummary: ${'word '.repeat(12)}end.\ndate: 2026-01-31\nauthor: Head of weaving`;
  const rest = 'topic: decide\nservices: [weaving]\nicon: clock';
  write(ARTICLE, `---\n${fields}\n${rest}\n---\n\nText.\n`);
  const pages = ['about', 'purpose', 'why', 'work-culture'];
  for (const [index, page] of pages.entries()) {
    set(`content/en/pages/${page}.yaml`, ['next', 'link'], links[index]);
  }
  expect(problems()).toEqual([]);
});
