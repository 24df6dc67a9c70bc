/** The problems that the content's schemas report, as `content/model/reading/validate` words them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { contentFilesIn } from '@/content/model/catalogue';
import { problemsOf } from '@/__tests__/problems-of';
import { readYaml } from '@/content/model/reading/read-file';
import { validate } from '@/engine/shared/validate';
import { parseYaml } from '@/content/model/reading/yaml-source';
import { contactEndpoint } from '@/content/model/schemas/contact-endpoint';
import { logosFile } from '@/content/model/schemas/logos';
import { pricingFile } from '@/content/model/schemas/pricing';
import { faqFile } from '@/content/model/schemas/faq';
import { servicesFile } from '@/content/model/schemas/service';
import { siteFile } from '@/content/model/schemas/site';
import { iconName } from '@/content/model/schemas/primitives';
import { heroFile } from '@/content/model/schemas/hero';
import { defaultLanguage } from '@/messages/languages';

const contentFiles = contentFilesIn(defaultLanguage.code);

const problemsIn = (file: string, schema: z.ZodType, text: string) =>
  problemsOf(() => validate(parseYaml(file, text), schema));

const SERVICES = `services:
  - id: it-solutions
    icon: monitor-cog
    title: IT Solutions
    description: A desk that answers each ticket before its deadline has passed.
    handover: { begins: We read your tickets., people: A team., reports: A weekly list. }
    categories:
      - name: Service desk
        tasks:
          - Tickets
`;

const problemsOfServices = (text: string) =>
  problemsIn('content/en/services.yaml', servicesFile, text);

const QUESTION = {
  id: 'first-task',
  question: 'Which task first?',
  answer: `${'word '.repeat(44)}end.`,
  category: 'Services',
  keywords: ['task', 'first'],
};

/** The problems of a knowledge base that has a question with these changes. */
const problemsOfQuestion = (change: object) =>
  problemsIn(
    'content/en/faq.yaml',
    faqFile,
    // JSON is YAML, too.
    JSON.stringify({
      questions: [QUESTION, { ...QUESTION, id: 'second', question: 'And then?', ...change }],
      pages: [],
      pagesCategory: 'Website',
    }),
  );

const SLIDE = {
  eyebrow: 'Focus',
  title: 'What matters most',
  highlightWords: ['matters'],
  description: 'You grow',
  icon: 'target',
  imagePosition: 'left',
  iconColor: 'green',
};

const MODEL = {
  id: 'team',
  title: 'Team',
  description: 'People for a month.',
  idealFor: ['Steady work'],
  features: ['One invoice'],
  gradient: 'both',
  ctaText: 'Ask',
  featured: true,
};

it('reports everything that is wrong with a file', () => {
  const wrong = SERVICES.replace('monitor-cog', 'screen').replace('it-solutions', 'IT');
  expect(problemsOfServices(wrong)).toEqual([
    'content/en/services.yaml:2: entry 1 of services (“IT”), field id: must be lower case words joined by hyphens',
    `content/en/services.yaml:3: entry 1 of services (“IT”), field icon: must be one of ${iconName.options.join(', ')}`,
  ]);
});

it.each([
  ['a text of several lines', { title: 'IT\nSolutions' }, 'field title: must be one line'],
  ['a sentence without its end', { description: 'A desk' }, 'field description: must end with'],
  ['an empty text', { title: '' }, 'field title: must not be empty'],
  ['an unknown placeholder', { title: 'At {firm}' }, 'field title: {firm} stands for nothing'],
])('says in plain words what is wrong with %s', (_, change, problem) => {
  const { services } = parseYaml('x.yaml', SERVICES).data as { services: object[] };
  const wrong = JSON.stringify({
    services: services.map((service) => ({ ...service, ...change })),
  });
  expect(problemsOfServices(wrong).join('\n')).toContain(
    `entry 1 of services (“it-solutions”), ${problem}`,
  );
});

it.each([
  ['null', ':1: field contactEndpoint: must be simulate, with which the form only simulates'],
  ['simulte', ':1: field contactEndpoint: must be simulate, '],
  ['{ service: pigeon }', ':1: field contactEndpoint.service: must be formspree, web3forms'],
  [
    '{ service: web3forms }',
    ':1: field contactEndpoint.accessKey: is missing; it must be the access key',
  ],
  ['{ service: netlify, url: / }', ':1: field contactEndpoint.url: is not a known field'],
])(
  'form/sending: says what is wrong with %s, where a value may be of several kinds',
  (value, problem) => {
    const schema = z.strictObject({ contactEndpoint });
    expect(problemsIn('content/site.yaml', schema, `contactEndpoint: ${value}`)).toEqual([
      expect.stringContaining(`content/site.yaml${problem}`),
    ]);
    expect(problemsIn('content/site.yaml', schema, 'contactEndpoint: simulate')).toEqual([]);
  },
);

it('refuses an id that an earlier entry has, aliases included', () => {
  const second = SERVICES.replace('services:\n', '').replace(
    'id: it-solutions',
    'id: cloud\n    aliases: [it-solutions]',
  );
  expect(problemsOfServices(SERVICES + second)).toEqual([
    'content/en/services.yaml:11: entry 2 of services (“cloud”), field id: “it-solutions” is used by an earlier entry; it must be unique',
  ]);
});

it('reports an id that occurs twice, even if another entry has a mistake', () => {
  const entry = SERVICES.replace('services:\n', '');
  const wrong = entry.replace('id: it-solutions', 'id: cloud').replace('monitor-cog', 'nothing');
  expect(problemsOfServices(SERVICES + wrong + entry)).toEqual([
    expect.stringContaining('entry 2 of services (“cloud”), field icon: '),
    expect.stringContaining('entry 3 of services (“it-solutions”), field id: “it-solutions” is'),
  ]);
});

/** The lists of a file whose entries have ids, each with the path to it. */
function listsWithIds(data: unknown, path: string[] = []): [string[], { id: string }[]][] {
  if (typeof data !== 'object' || data === null) return [];
  if (Array.isArray(data) && (data[0] as { id?: unknown } | undefined)?.id) {
    return [[path, data as { id: string }[]]];
  }
  return Object.entries(data).flatMap(([key, value]) => listsWithIds(value, [...path, key]));
}

it('refuses an id that occurs twice in any list of any file', () => {
  const lists = Object.values(contentFiles)
    .map(({ file, schema }) => ({ file: join('__tests__', 'fixture', file), schema }))
    .filter(({ file }) => existsSync(file))
    .flatMap(({ file, schema }) =>
      listsWithIds(readYaml(file).data).map(([path, list]) => ({ file, schema, path, list })),
    );
  const accepted = lists.filter(({ file, schema, path, list }) => {
    const [first] = list;
    const document = parseDocument(readFileSync(file, 'utf8'));
    // Replaces the last entry, because the list may already be as long as allowed.
    document.setIn([...path, Math.max(1, list.length - 1)], first);
    const { id } = first!;
    return !problemsIn(file, schema, document.toString()).some(
      (problem) => problem.includes('field id: ') && problem.includes(`“${id}” is used by an`),
    );
  });
  expect(accepted.map(({ file, path }) => `${file}: ${path.join('.')}`)).toEqual([]);
  expect(lists.length).toBeGreaterThan(5);
});

it.each([
  ['a short answer', { answer: 'Too short.' }, 'field answer: has 2 words; an answer needs'],
  ['a question that asks nothing', { question: 'Tasks' }, 'must end with a question mark'],
  ['a question that is there', { question: QUESTION.question }, 'is used by an earlier entry'],
  [
    'a link that is no URL',
    { link: 'www.example.com' },
    'must be a path of this site, such as /contact, or begin with https://',
  ],
  ['the category of pages', { category: 'Website' }, '“Website” is the category of pages'],
])('refuses %s in the knowledge base', (_, change, problem) => {
  expect(problemsOfQuestion({})).toEqual([]);
  expect(problemsOfQuestion(change).join('\n')).toMatch(/entry 2 of questions \(“second”\)/);
  expect(problemsOfQuestion(change).join('\n')).toContain(problem);
});

it('refuses an id that both a question and a page of the search have', () => {
  const { answer, keywords, id } = QUESTION;
  const page = { id, question: 'Tasks', answer, keywords, link: '/services' };
  const file = { questions: [QUESTION], pages: [page], pagesCategory: 'Website' };
  expect(problemsIn('faq.yaml', faqFile, JSON.stringify(file))).toEqual([
    'faq.yaml:1: entry 1 of pages (“first-task”), field id: “first-task” is the id of a question already',
  ]);
});

it('refuses two logos with the same name', () => {
  const logo = { name: 'Loom', src: '/logos/loom.svg', width: 90, height: 40 };
  const twice = JSON.stringify({ logos: [logo, logo] });
  expect(problemsIn('logos.yaml', logosFile, twice)).toEqual([
    expect.stringContaining('entry 2 of logos (“Loom”), field name: “Loom” is used by an earlier'),
  ]);
});

it.each(['days', 'city', 'pages', 'phoneDigits'])('refuses a figure called %s', (name) => {
  const { figures } = siteFile.shape;
  const problems = problemsIn('site.yaml', z.strictObject({ figures }), `figures: { ${name}: 30 }`);
  expect(problems).toEqual([expect.stringContaining(`${name}: stands for something else already`)]);
});

it('refuses highlighted words that the title does not contain', () => {
  const hero = (highlightWords: string[]) =>
    problemsIn('hero.yaml', heroFile, JSON.stringify({ slides: [{ ...SLIDE, highlightWords }] }));
  expect(hero(SLIDE.highlightWords)).toEqual([]);
  expect(hero(['matters', 'elsewhere'])).toEqual([
    'hero.yaml:1: entry 1 of slides (“What matters most”), entry 2 of highlightWords: “elsewhere” does not occur in the title “What matters most”',
  ]);
});

it('lets only one pricing model be featured', () => {
  const models = (...featured: boolean[]) =>
    problemsIn(
      'pricing.yaml',
      pricingFile,
      JSON.stringify({
        models: featured.map((value, index) => ({ ...MODEL, id: `m${index}`, featured: value })),
        idealForHeading: 'Ideal for',
        durations: [{ size: 'Small', duration: 'Two weeks', example: 'A backlog' }],
      }),
    );
  expect(models(true, false, false, false)).toEqual([]);
  expect(models(true, true)).toEqual([
    'pricing.yaml:1: field models: only one model may be featured',
  ]);
});
