/** What is reported of pages that an owner puts together from sections. */
import { copy } from './fresh-copy';
import {
  INTRO,
  pageFile as page,
  section,
  textSection as text,
} from '@/__tests__/content/examples';

const industry = 'sailing';

const rules = (...fields: string[]) =>
  section('rules', 'id: rules', 'title: Rules', 'summary: These hold for everybody.', ...fields);
const industries = (...fields: string[]) => section('industries', 'workLabel: Work', ...fields);
const questionsWith = (...fields: string[]) => section('questions', 'heading: Asked', ...fields);
const models = section(
  'models',
  ...['messageTemplate: Size {model}', 'badge: Best', 'featuresHeading: All'],
);
const table = (...fields: string[]) => section('table', 'heading: Sizes', ...fields);
const video = (...fields: string[]) => section('video', 'heading: Film', ...fields);

it.each([
  ['has no path', page(INTRO, 'menus: []'), /spring\.yaml:1: field path: is missing$/],
  [
    'has an unknown kind',
    page(INTRO + section('slider')),
    /:10: entry 2 of sections \(“slider”\), field kind: must be one of intro, hero, text, cards, .*, next$/,
  ],
  [
    'has an unknown field',
    page(`${INTRO}    colour: green\n`),
    /:10: entry 1 of sections \(“intro”\), field colour: is not a known field; there are kind, eyebrow, /,
  ],
  [
    'does not begin with its heading',
    page(`\n${section('logos', 'heading: Trusted by')}`),
    /:6: .*must be `intro`, `hero` or `pending`: a page begins with its heading$/,
  ],
  ['has two headings', page(INTRO + INTRO), /:11: .*is `intro`, which may only begin a page$/],
  [
    'names a question that is not there',
    page(INTRO + questionsWith('questions: [none]')),
    /:12: .*“none” is not the id of a question; there are /,
  ],
  [
    'names a statement that is not there',
    page(INTRO + section('statement', 'statement: none')),
    /:11: .*“none” is not the id of a statement; there are /,
  ],
  [
    'has contents and no rules',
    page(`${INTRO}    contents: Rules\n`),
    /:10: .*field contents: needs a section of the kind `rules`$/,
  ],
  ['has a section of rules without any', page(INTRO + rules()), /:10: .*field items: needs at /],
  [
    'has two sections with one id',
    page(INTRO + rules('values: true').repeat(2)),
    /:15: entry 3 of sections.*: has the id “rules”, which an earlier section has$/,
  ],
  [
    'shows all models twice',
    page(INTRO + models.repeat(2)),
    /:14: .*is `models`, which a page may have only once$/,
  ],
  [
    'shows an industry twice',
    page(INTRO + industries(`industries: [${industry}]`).repeat(2)),
    /:13: .*: has the id “.+”, which an earlier section has$/,
  ],
  [
    'shows all industries, and one of them again',
    page(INTRO + industries() + industries(`industries: [${industry}]`)),
    /:12: .*is `industries` again, so each such section must list the ids that it shows$/,
  ],
  [
    'names both questions and a category',
    page(INTRO + questionsWith('questions: [hours]', 'category: Care')),
    /:10: .*needs either `questions` or a `category`, not both$/,
  ],
  [
    'has a row with a cell too few',
    page(INTRO + table('columns: [Size, Days, Team]', 'rows:', "  - cells: [Small, '5']")),
    /:14: .*field cells: must have 3 entries$/,
  ],
  [
    'has a video without captions',
    page(INTRO + video('file: /files/x.mov', 'poster: /files/x.jpg')),
    /:10: .*field captions: is missing\n.*:12: .*field file: must be a file below public\/files such as/,
  ],
  [
    'has a video whose file is not there',
    page(INTRO + video('file: /files/x.mp4', 'poster: /files/x.jpg', 'captions: /files/x.vtt')),
    /:12: .*there is no file public\/files\/x\.mp4\n.*:13: .*\n.*:14: /,
  ],
  [
    'has a link in its text that leads nowhere',
    page(INTRO + text('One.', '', '[Two](/nowhere)')),
    /:14: entry 2 of sections \(“text”\), field text: “\/nowhere” is not a page of this site$/,
  ],
  [
    'has two headings with one id',
    page(INTRO + text('## One').repeat(2)),
    /:14: entry 3 of sections \(“text”\), field text: has a heading with the id “one”, which an earlier text or a section/,
  ],
  [
    'has two sections with one heading',
    page(INTRO + section('logos', 'heading: Two') + section('services', 'heading: Two')),
    /:13: entry 3 of sections \(“services”\), field heading: “Two” is a heading of this page already \(\S+:11\)/,
  ],
  [
    'has a heading with the id of its rules',
    page(INTRO + rules('values: true') + text('## Rules')),
    /:16: entry 3 of sections \(“text”\), field text: has a heading with the id “rules”/,
  ],
  [
    'names an entry twice',
    page(INTRO + industries(`industries: [${industry}, ${industry}]`)),
    new RegExp(`:10: entry 2 of sections \\(“industries”\\): names “${industry}” twice`),
  ],
  [
    'has a heading with the id of an entry that is shown with all others',
    page(INTRO + text(`## ${industry}`) + industries()),
    new RegExp(`:11: .*field text: has a heading with the id “${industry}”`),
  ],
  [
    'leaves out a level of headings',
    page(INTRO + text('## Warp', '', '#### Weft')),
    /spring\.yaml:14: .*field text: leaves out a level of headings: write ###$/,
  ],
  [
    'ends before it begins',
    page(INTRO, "path: /spring\nfrom: '2026-03-01'\nuntil: '2026-02-01'"),
    /:6: field until: must not be earlier than `from`$/,
  ],
  ['is below the services', page(INTRO, 'path: /service/spring'), /“\/service\/spring” is in the/],
])('is reported if it %s', (_, text, said) => {
  expect(copy.problemsWith(text).join('\n')).toMatch(said);
});

it('may have a video and a poster with the file names that cameras and phones give', () => {
  const files = ['/files/DSC_01.MP4', '/files/team.jpeg', '/files/team.vtt'] as const;
  for (const file of files) copy.write(`public${file}`, 'x');
  const [film, poster, captions] = files;
  const fields = [`file: ${film}`, `poster: ${poster}`, `captions: ${captions}`];
  expect(copy.problemsWith(page(INTRO + video(...fields)))).toEqual([]);
});

it.each([
  ['footnotes in each of their texts', INTRO + text('One[^1].', '', '[^1]: Note.').repeat(2)],
  [
    'the heading of a page that is still being written',
    `${INTRO.replace('intro', 'pending')}    ask: Write to {email} meanwhile.\n`,
  ],
  [
    'a text that begins below the heading of the section before it',
    INTRO + rules('values: true') + text('### Weft'),
  ],
])('may have %s', (_, sections) => {
  expect(copy.problemsWith(page(sections))).toEqual([]);
});

it.each(['Spring Offers', 'spring-offérs', 'spring-offe\u0301rs'])(
  'need a file name of lower case words and hyphens, not “%s”',
  (name) => {
    const file = `content/en/pages/${name}.yaml`;
    copy.write(file, page(INTRO, 'path: /loom'));
    expect(copy.onlyProblem()).toBe(
      `${file}: the file’s name must be lower case words joined by hyphens, such as spring-offers.yaml`,
    );
  },
);

describe('at the end of a page with a layout of its own', () => {
  const contact = 'content/en/pages/contact.yaml';
  const withSections = (...sections: string[]) => {
    const text = copy.read(contact).replace(/^sections:[\s\S]*/m, '');
    copy.write(contact, `${text}sections:${sections.join('')}`);
    return copy.problems().join('\n');
  };

  it('may be any sections that go without the heading of a page', () => {
    expect(
      withSections(
        `\n${text('## By train')}`,
        table('columns: [A, B]', "rows: [{ cells: ['1', '2'] }]"),
      ),
    ).toBe('');
  });

  it.each([
    [
      'an introduction',
      INTRO,
      /contact\.yaml:\d+: entry 1 of sections \(“intro”\): is `intro`, which this page has already$/,
    ],
    [
      'a second form',
      `\n${section('form', 'heading: Write')}`,
      /\(“form”\): is `form`, which this page has already$/,
    ],
    [
      'a section with the heading of the form',
      `\n${section('logos', 'heading: Send us a message')}`,
      /\(“logos”\), field heading: “Send us a message” is a heading of this page already \(\S+contact\.yaml:/,
    ],
  ])('cannot be %s', (_, wrong, said) => {
    expect(withSections(wrong)).toMatch(said);
  });
});
