/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { readText } from '@/components/journal/markdown';
import { MarkdownText } from '@/components/pages/markdown-text';
import { content } from '@/content/model/loaded';

// The drawing need not be among the owner's files.
jest.mock('@/content/model/reading/svg-size', () => ({
  ...jest.requireActual<object>('@/content/model/reading/svg-size'),
  svgSize: () => ({ width: 64, height: 48 }),
}));

test('a box that the article ticks is shown ticked', () => {
  render(<MarkdownText {...readText({ body: '- [x] wind\n- [ ] weave' })} />);
  const [wound, woven] = screen.getAllByRole('listitem');
  const ticked = screen.getByRole('img', { name: content.markdown.ticked });
  expect(wound).toContainElement(ticked);
  expect(woven).not.toContainElement(ticked);
});

test('a figure, a table, a checklist, a quotation, code and a note are rendered as such', () => {
  const body = [
    '![Two looms](/journal/loom.svg "Side by side")',
    '| Loom | Cloth |\n| --- | --- |\n| One | Blue |',
    '- [ ] wind',
    '> It is woven.',
    '```\nweave()\n```',
    'See the note.[^1]',
    '[^1]: A note.',
  ].join('\n\n');
  const { container } = render(<MarkdownText {...readText({ body })} />);
  for (const part of ['figure > img[width][height]', 'figcaption', 'table', '.task-list-item']) {
    expect(container.querySelector(part)).toBeInTheDocument();
  }
  for (const part of ['blockquote', 'pre > code', '.footnotes', 'sup a']) {
    expect(container.querySelector(part)).toBeInTheDocument();
  }
});

test('a table is named after its columns, whatever is in their headings', () => {
  const body = "| Under $' | Over $& |\n| --- | --- |\n| One | Two |";
  render(<MarkdownText {...readText({ body })} />);
  expect(screen.getByRole('region')).toHaveAccessibleName(
    expect.stringContaining("Under $', Over $&"),
  );
});

test('a link to another site sends no referrer, and a link within this site may', () => {
  const body = '[Out](https://example.org) and [in](/services)';
  render(<MarkdownText {...readText({ body })} />);
  expect(screen.getByRole('link', { name: /Out/ })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('link', { name: 'in' })).not.toHaveAttribute('rel');
});

test('a column is aligned as its second line says, in HTML that is valid', () => {
  const body = '| Loom | Yards | Day |\n| --- | ---: | :---: |\n| One | 12 | Monday |';
  const { container } = render(<MarkdownText {...readText({ body })} />);
  const cells = [...container.querySelectorAll('th, td')];
  expect(cells.map(({ className }) => className)).toEqual(
    Array.from({ length: 2 }, () => ['', 'text-end', 'text-center']).flat(),
  );
  expect(container.querySelector('[align], [style]')).toBeNull();
});

const LOOM = '![Loom](/journal/loom.svg "A loom")';

test.each([
  ['pictures in a paragraph', `${LOOM} ${LOOM}\n${LOOM}`],
  ['pictures with line breaks between them', `${LOOM}  \n${LOOM}\\\n${LOOM}`],
])('three %s are a gallery with their captions', (_, body) => {
  const { container } = render(<MarkdownText {...readText({ body })} />);
  const [gallery] = container.querySelector('.prose')!.children;
  expect([...gallery!.children].map(({ tagName }) => tagName)).toEqual([
    'FIGURE',
    'FIGURE',
    'FIGURE',
  ]);
  expect(screen.getAllByText('A loom')).toHaveLength(3);
});

test('a picture beside words stays within their line', () => {
  const { container } = render(<MarkdownText {...readText({ body: `Here: ${LOOM} ${LOOM}` })} />);
  expect(container.querySelector('figure')).toBeNull();
  expect(screen.getAllByRole('img')).toHaveLength(2);
});
