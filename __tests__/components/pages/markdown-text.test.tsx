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

test('an e-mail address is kept from translators', () => {
  render(<MarkdownText {...readText({ body: 'Write to hello@two-looms.example today.' })} />);
  expect(screen.getByRole('link')).toHaveAttribute('translate', 'no');
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
  expect(gallery!.querySelectorAll(':scope > figure > img[width][height]')).toHaveLength(3);
  expect(screen.getAllByText('A loom')).toHaveLength(3);
});

test('a picture beside words stays within their line, and one alone is a figure', () => {
  const body = `Here: ${LOOM} ${LOOM}\n\n${LOOM}`;
  const { container } = render(<MarkdownText {...readText({ body })} />);
  expect(container.querySelectorAll('figure')).toHaveLength(1);
  expect(container.querySelectorAll('p > img')).toHaveLength(2);
});
