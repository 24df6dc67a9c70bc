import { join } from 'node:path';
import { articleFile as article } from '@/__tests__/content/examples';
import { ARTICLE, FAQ, SERVICES, SITE } from './rules/content-copy';
import { copy } from './rules/fresh-copy';
import { problemsOf } from '@/__tests__/problems-of';
import { readSite } from '@/content/model/read-site';

const PAGE = 'content/en/pages/services.yaml';

it('reports every mistake in all files at once, each with its line', () => {
  copy.set(SERVICES, ['services', 0, 'icon'], 'hammer');
  copy.set(PAGE, ['intro', 'heading'], 'At {firm}');
  copy.write(ARTICLE, '---\ntitle: Two looms\n---\n\nText.\n');
  expect(copy.problems('field icon: must be one of')).toHaveLength(1);
  expect(copy.lineOf(copy.problems('field icon')[0])).toContain('hammer');
  expect(copy.problems('field intro.heading: {firm} stands for nothing')).toHaveLength(1);
  expect(copy.lineOf(copy.problems('{firm}')[0])).toContain('heading:');
  expect(copy.problems(`${ARTICLE}:2: field summary: is missing`)).toHaveLength(1);
  expect(copy.problems().every((problem) => /^content\/\S+:\d+: /.test(problem))).toBe(true);
});

it('reports what is wrong between files once each of them is valid', () => {
  copy.leadTo('/nowhere');
  copy.write(ARTICLE, article('[There](/nowhere)', { icon: 'hammer' }));
  expect(copy.onlyProblem()).toMatch(/two-looms\.md:8: field icon: /);
  copy.write(ARTICLE, article('[There](/nowhere)'));
  const problems = copy.problems();
  expect(problems).toHaveLength(2);
  for (const problem of problems) {
    expect(problem).toContain('“/nowhere” is not a page of this site');
    expect(copy.lineOf(problem)).toContain('/nowhere');
  }
});

it('reports the mistakes of a file together, from top to bottom', () => {
  copy.set(FAQ, ['questions', 0, 'link'], 'nowhere');
  copy.set(FAQ, ['questions', 1, 'category'], '');
  copy.set(PAGE, ['title'], '');
  copy.set(PAGE, ['next', 'link'], 'nowhere');
  const places = copy.problems().map((problem) => problem.split(':', 2));
  const files = places.map(([file]) => file);
  for (const file of [FAQ, PAGE]) {
    expect(files.filter((one) => one === file).length).toBeGreaterThan(1);
  }
  expect([...new Set(files)]).toEqual(files.filter((file, index) => file !== files[index - 1]));
  for (const file of files) {
    const lines = places.filter(([one]) => one === file).map(([, line]) => Number(line));
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
  }
});

describe('a file that cannot be read', () => {
  const UNREADABLE = 'list:\n\t- id: a\n';

  it.each([SITE, SERVICES, FAQ, PAGE, 'content/en/milestones.yaml', ARTICLE])(
    'is the only problem reported if it is %s',
    (file) => {
      copy.write(file, file.endsWith('.md') ? `---\n${UNREADABLE}---\n\nText.\n` : UNREADABLE);
      const line = file.endsWith('.md') ? 3 : 2;
      expect(copy.onlyProblem()).toMatch(new RegExp(`^${file}:${line}: cannot be read: `));
    },
  );

  it('hides no mistake in other files', () => {
    copy.write(FAQ, UNREADABLE);
    copy.set('content/en/pages/contact.yaml', ['intro', 'heading'], '');
    copy.write(ARTICLE, article('Text.', { icon: 'hammer' }));
    expect(copy.problems()).toEqual([
      expect.stringMatching(/: cannot be read: /),
      expect.stringMatching(/contact\.yaml:\d+: field intro\.heading: must not be empty/),
      expect.stringMatching(/two-looms\.md:8: field icon: /),
    ]);
  });

  it('hides those that a schema finds if it has facts for the texts of all others', () => {
    copy.write('content/en/milestones.yaml', UNREADABLE);
    copy.set(SITE, ['hours', 'opens'], '9am');
    copy.set(PAGE, ['intro', 'heading'], '');
    copy.write(FAQ, UNREADABLE);
    expect(copy.problems()).toEqual([
      expect.stringMatching(/faq\.yaml:2: cannot be read: /),
      expect.stringMatching(/milestones\.yaml:2: cannot be read: /),
      expect.stringMatching(/site\.yaml:\d+: field hours\.opens: /),
    ]);
  });

  it('is the only one reported if a milestone lacks the year that texts take', () => {
    copy.set('content/en/milestones.yaml', ['milestones', 0, 'year'], 'long ago');
    copy.set(PAGE, ['intro', 'heading'], 'Since {firstYear}');
    expect(copy.onlyProblem()).toMatch(/milestones\.yaml:\d+: .*field year: must be a number/);
  });
});

it.each([
  [['hours', 'opens'], '9am', 'hours.opens: must be a time of the day'],
  [['name'], null, 'name: has no value: write one'],
  [['name'], 'Two Looms of London and Leipzig', 'name: has 31 characters; the company’s name'],
])('reports a mistake in a fact, %j, once, not in every text that uses it', (path, value, said) => {
  copy.set(SITE, path, value);
  copy.set('content/en/pages/contact.yaml', ['title'], 'What {company} makes of looms');
  copy.write(ARTICLE, article('An undefined company.'));
  expect(copy.onlyProblem()).toMatch(/^content\/site\.yaml:\d+: /);
  expect(copy.onlyProblem()).toContain(`field ${said}`);
});

it('reports a mistake in the words of a translation in their own file', () => {
  const { description, disclaimer } = copy.load().content.site;
  const tagline = `We weave ${'and weave '.repeat(8)}.`;
  copy.write('content/de/company.yaml', JSON.stringify({ tagline, description, disclaimer }));
  const reading = { root: copy.root, language: 'de', now: copy.now };
  expect(problemsOf(() => readSite(reading))).toContainEqual(
    expect.stringMatching(/^content\/de\/company\.yaml:1: field tagline: has \d+ characters; the/),
  );
});

it('puts the facts of the company into every text', () => {
  copy.set(SITE, ['name'], 'Two Looms');
  copy.set(SITE, ['offices', 0, 'city'], 'Leipzig');
  copy.set(SITE, ['figures', 'looms'], 2);
  copy.set(PAGE, ['intro', 'lead'], '{company} in {city} has {looms} looms.');
  const { content, facts } = copy.load();
  expect(content['pages/services'].intro.lead).toBe('Two Looms in Leipzig has 2 looms.');
  expect(facts).toMatchObject({ company: 'Two Looms', city: 'Leipzig', looms: '2' });
});

describe('files that nothing reads', () => {
  it('are reported, with what is expected there', () => {
    const unread = {
      'content/blog/march.md': 'content/README.md says what goes where',
      'content/company.yaml': 'allowed here: site.yaml',
      'content/en/company.yaml': 'allowed here: services.yaml, faq.yaml',
      'content/en/journal/2026/march.md': 'articles go in content/en/journal itself',
      'content/en/journal/looms.svg': 'a picture belongs in content/media',
      'content/en/journal/my-copy.markdown': 'the name of an article ends in .md',
      'content/en/journal/photo.PNG': 'a picture belongs in content/media',
      'content/en/pages/About.yml': 'did you mean content/en/pages/about.yaml?',
      'content/en/pages/campaign.yml': 'the name of a page ends in .yaml',
    };
    for (const file of Object.keys(unread)) copy.write(file, 'Text.\n');
    const problems = copy.problems();
    expect(problems).toHaveLength(Object.keys(unread).length);
    for (const [index, [file, advice]] of Object.entries(unread).entries()) {
      expect(problems[index]).toContain(`${file}: nothing reads this file; ${advice}`);
    }
  });

  it.each([
    ['team.yml', 'it has to be called content/en/team.yaml'],
    ['team.YAML', 'it has to be called content/en/team.yaml'],
    ['Team.yaml.txt', 'it has to be called content/en/team.yaml'],
    ['teams.yaml', 'it has to be called content/en/team.yaml'],
    ['taem.yml', 'it has to be called content/en/team.yaml'],
    ['../team.yaml', 'it has to be called content/en/team.yaml'],
    ['servces.yaml', 'did you mean content/en/services.yaml?'],
    ['contact_form.yaml', 'did you mean content/en/contact-form.yaml?'],
    ['pages/Services.yml', 'did you mean content/en/pages/services.yaml?'],
  ])('are reported with the name that they should have: %s', (file, advice) => {
    copy.write(`content/en/${file}`, 'people: []\n');
    expect(copy.onlyProblem()).toContain(
      `${join('content/en', file)}: nothing reads this file; ${advice}`,
    );
  });

  it('are reported with a list of allowed files that includes optional ones', () => {
    copy.write('content/en/people.yaml', 'people: []\n');
    expect(copy.onlyProblem()).toMatch(/; allowed here: .*\bteam\.yaml/);
  });

  it('are ignored if a system, an editor, a developer or a translator has left them', () => {
    const left = [
      ...['.DS_Store', '.faq.yaml.swp', 'faq.yaml~', '#faq.yaml#', 'Thumbs.db', 'faq.yaml.orig'],
      ...['journal/._two-looms.md', 'journal/.two-looms.md.swp', '.obsidian/app.json'],
      ...['../de/faq.yaml', '../schemas/faq.ts', '../README.md'],
    ];
    for (const file of left) copy.write(`content/en/${file}`, 'Text.\n');
    expect(copy.problems()).toEqual([]);
  });
});

it('needs no article', () => {
  copy.remove('content/en/journal');
  expect(copy.load().articles).toEqual([]);
});
