/** The problems that the content's schemas report, as `content/model/reading/validate` words them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { contentFilesIn, type ContentName } from '@/content/model/catalogue';
import { problemsOf } from '@/__tests__/problems-of';
import { content, facts } from '@/content/model/loaded';
import { filled } from '@/content/model/read-company';
import { readYaml } from '@/content/model/reading/read-file';
import { validate } from '@/engine/shared/validate';
import { parseYaml } from '@/content/model/reading/yaml-source';
import { iconName } from '@/content/model/schemas/primitives';
import { defaultLanguage } from '@/messages/languages';

const contentFiles = contentFilesIn(defaultLanguage.code);

/** The problems of a file of the fixture whose values at these paths are others. */
function problemsWith(name: ContentName, changes: Readonly<Record<string, unknown>>) {
  const { file, schema } = contentFiles[name];
  const document = parseDocument(readFileSync(join('__tests__', 'fixture', file), 'utf8'));
  for (const [path, value] of Object.entries(changes)) document.setIn(path.split('.'), value);
  const source = filled(parseYaml(file, document.toString()), facts);
  return problemsOf(() => validate(source, schema));
}

/** A file of the fixture, the place of a value in it, a value that is refused there, and why. */
const refused: [file: ContentName, path: string, value: unknown, problem: string][] = [
  ['brand', 'wordmark.dark.file', 'night.jpg', 'field wordmark.dark.file: must be an SVG or a PNG'],
  [
    'contact-form',
    'fields.0.options',
    ['Linen', 'Linen'],
    'entry 1 of fields (“cloth-kind”), entry 2 of options: “Linen” is used by an earlier entry',
  ],
  [
    'services',
    'services.0.title',
    'Lin\nen',
    'entry 1 of services (“linen”), field title: must be one line',
  ],
  ['services', 'services.0.title', '', 'field title: must not be empty'],
  ['services', 'services.0.handover.begins', 'A loom', 'field handover.begins: must end with'],
  [
    'services',
    'services.1.aliases',
    ['linen'],
    'entry 2 of services (“wool-&-silk”), field id: “linen” is used by an earlier entry',
  ],
  [
    'faq',
    'questions.1.answer',
    'Too short.',
    'entry 2 of questions (“hours”), field answer: has 2 words; an answer needs',
  ],
  ['faq', 'questions.1.question', 'Hours', 'field question: must end with a question mark'],
  [
    'faq',
    'questions.1.question',
    'Does linen shrink?',
    '“Does linen shrink?” is used by an earlier entry',
  ],
  ['faq', 'questions.1.category', 'Pages', '“Pages” is the category of pages'],
  [
    'faq',
    'pages.0.id',
    'hours',
    'entry 1 of pages (“hours”), field id: “hours” is the id of a question already',
  ],
  [
    'logos',
    'logos.1',
    { name: 'Shuttle & Daughters', src: '/logos/a.svg', width: 9, height: 9 },
    'entry 2 of logos (“Shuttle & Daughters”), field name: “Shuttle & Daughters” is used by an earlier',
  ],
  [
    'hero',
    'slides.0.highlightWords',
    ['lasts', 'elsewhere'],
    'entry 1 of slides (“Cloth that lasts”), entry 2 of highlightWords: “elsewhere” does not occur in the title “Cloth that lasts”',
  ],
  ['pricing', 'models.1.featured', true, 'field models: only one model may be featured'],
  [
    'site',
    'contactEndpoint',
    null,
    'field contactEndpoint: must be simulate, with which the form only simulates',
  ],
  ['site', 'contactEndpoint', 'simulte', 'field contactEndpoint: must be simulate, '],
  [
    'site',
    'contactEndpoint',
    { service: 'pigeon' },
    'field contactEndpoint.service: must be formspree, web3forms, netlify, basin or own',
  ],
  [
    'site',
    'contactEndpoint',
    { service: 'web3forms' },
    'field contactEndpoint.accessKey: is missing; it must be the access key',
  ],
  [
    'site',
    'contactEndpoint',
    { service: 'netlify', url: '/' },
    'field contactEndpoint.url: is not a known field',
  ],
  ['site', 'figures.days', 30, 'days: stands for something else already'],
  ['site', 'figures.city', 30, 'city: stands for something else already'],
  ['site', 'figures.pages', 30, 'pages: stands for something else already'],
  ['site', 'figures.phoneDigits', 30, 'phoneDigits: stands for something else already'],
];

it.each(refused)('refuses in %s, at %s, %j', (name, path, value, problem) => {
  expect(problemsWith(name, { [path]: value })).toEqual([expect.stringContaining(problem)]);
});

it('reports everything that is wrong with a file', () => {
  expect(problemsWith('services', { 'services.0.id': 'IT', 'services.0.icon': 'screen' })).toEqual([
    'content/en/services.yaml:2: entry 1 of services (“IT”), field id: must be lower case words joined by hyphens',
    `content/en/services.yaml:3: entry 1 of services (“IT”), field icon: must be one of ${iconName.options.join(', ')}`,
  ]);
});

it('reports an id that occurs twice, even if another entry has a mistake', () => {
  const [first] = content.services.services;
  expect(problemsWith('services', { 'services.1.icon': 'nothing', 'services.2': first })).toEqual([
    expect.stringContaining('entry 2 of services (“wool-&-silk”), field icon: '),
    expect.stringContaining(
      'entry 3 of services (“linen”), field id: “linen” is used by an earlier entry; it must be unique',
    ),
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
    const problems = problemsOf(() => validate(parseYaml(file, document.toString()), schema));
    return !problems.some(
      (problem) => problem.includes('field id: ') && problem.includes(`“${id}” is used by an`),
    );
  });
  expect(accepted.map(({ file, path }) => `${file}: ${path.join('.')}`)).toEqual([]);
  expect(lists.length).toBeGreaterThan(5);
});
