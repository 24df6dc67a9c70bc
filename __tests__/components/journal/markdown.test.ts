import { readText } from '@/components/journal/markdown';
import { readingMinutes } from '@/components/journal/reading-time';
import { wordsIn } from '@/content/model/outline';
import { elementsIn, textOf } from '@/content/model/reading/name-headings';

// The drawing need not be among the owner's files.
jest.mock('@/content/model/reading/svg-size', () => ({
  ...jest.requireActual<object>('@/content/model/reading/svg-size'),
  svgSize: () => ({ width: 64, height: 48 }),
}));

jest.mock('@/content/model/file-note', () => ({
  fileNote: (href: string) => (href.startsWith('/files/') ? ' (PDF, 9 kB)' : ''),
}));

const read = (body: string) => readText({ body });
const tags = (body: string) => elementsIn(read(body).tree).map(({ tagName }) => tagName);

test('a heading is named by its words alone, and has an id without any', () => {
  const { tree, sections } = read(
    '## What it costs[^1]\n\n## *And what not[^1]*\n\n## 🎉\n\n## !? 🎊\n\n## Section\n\n##\n\n[^1]: Wool.',
  );
  expect(sections).toEqual([
    { id: 'what-it-costs', title: 'What it costs' },
    { id: 'and-what-not', title: 'And what not' },
    { id: 'section', title: '🎉' },
    { id: 'section-1', title: '!? 🎊' },
    { id: 'section-2', title: 'Section' },
  ]);
  const [heading] = elementsIn(tree);
  expect(heading && textOf(heading)).toBe('What it costs1');
});

test('a heading that leads to a file says its size, and the table of contents does not', () => {
  const { tree, sections } = read('## The [terms](/files/terms.pdf)');
  expect(sections).toEqual([{ id: 'the-terms', title: 'The terms' }]);
  const [heading] = elementsIn(tree);
  expect(heading && textOf(heading)).toBe('The terms (PDF, 9 kB)');
});

test('an image has the size of its file', () => {
  const [, image] = elementsIn(read('![A loom](/journal/loom.svg)').tree);
  expect(image?.properties).toMatchObject({ width: 64, height: 48 });
});

test('raw HTML becomes no element', () => {
  expect(tags('One<b>two</b><script>three()</script>')).toEqual(['p']);
});

test('a footnote links to its note and back', () => {
  const { tree } = read('Thread[^1].\n\n[^1]: Of wool.');
  const links = elementsIn(tree).filter(({ tagName }) => tagName === 'a');
  const ids = elementsIn(tree).map(({ properties }) => `#${String(properties.id)}`);
  expect(links.map(({ properties }) => properties.href)).toEqual(['#Note-fn-1', '#Note-fnref-1']);
  for (const { properties } of links) expect(ids).toContain(properties.href);
  expect(links[1]?.properties.ariaLabel).toBe('Back to the text at note 1');
  // Phones draw an emoji if nothing says that it is text.
  expect(links[1] && textOf(links[1])).toBe('↩\uFE0E');
  const heading = elementsIn(tree).find(({ tagName }) => tagName === 'h2');
  expect(heading && textOf(heading)).toBe('Notes');
});

test('two texts on a page share no id, of notes or of pictures', () => {
  const body = 'Thread[^1].\n\n![A team](/media/team.jpg)\n\n[^1]: Of wool.';
  const elements = ['Section-2', 'Section-3'].map((id) => elementsIn(readText({ body }, id).tree));
  const ids = elements.flat().flatMap(({ properties: { id } }) => (id ? [String(id)] : []));
  expect(ids).toHaveLength(8);
  expect(new Set(ids).size).toBe(8);
  for (const { properties } of elements.flat()) {
    const named = [properties.href, properties.ariaDescribedBy].flat().filter((one) => one);
    for (const id of named) expect(ids).toContain(String(id).replace('#', ''));
  }
});

test('no heading gets an id that code generates: those begin with a capital letter', () => {
  const headings = [
    'Notes',
    'Note-fn-1',
    'Footnote label',
    'Main',
    '`SiteHeader`',
    'ÉCOLE',
    '服务',
  ];
  const { tree, sections } = read(
    `Thread[^1].\n\n## ${headings.join('\n\n## ')}\n\n[^1]: Of wool.`,
  );
  expect(sections).toHaveLength(headings.length);
  const ids = elementsIn(tree).flatMap(({ properties: { id } }) => (id ? [String(id)] : []));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => /^[A-Z]/.test(id))).toEqual(['Note-fnref-1', 'Notes', 'Note-fn-1']);
});

test('words are counted without Markdown’s own characters', () => {
  expect(wordsIn('## Two looms\n\n- [ ] **wind** the [warp](/services)\n\n| – | 4 h |')).toBe(7);
});

test.each([
  [1, 1],
  [220, 1],
  [340, 2],
  [1_000, 5],
])('%d words take %d min to read', (words, minutes) => {
  expect(readingMinutes('word '.repeat(words))).toBe(minutes);
});
