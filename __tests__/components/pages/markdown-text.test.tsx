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
