/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Prose } from '@/components/ui/prose';
import { plainText } from '@/content/model/reading/inline-markdown';

const MARKED = 'Read **all** of [our *own* terms](/terms), or `§ 3`, and write to a@loom.example.';

test('a line has its links and emphasis, and its words alone elsewhere', () => {
  const { container } = render(<Prose text={MARKED} />);
  expect(container.textContent).toBe(plainText(MARKED));
  expect(plainText(MARKED)).toBe('Read all of our own terms, or § 3, and write to a@loom.example.');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/terms', 'mailto:a@loom.example']);
  expect(screen.getByRole('strong').textContent).toBe('all');
  expect(screen.getByRole('emphasis').textContent).toBe('own');
  expect(screen.getByText('§ 3').getAttribute('translate')).toBe('no');
});

test.each([
  '1. begins no list',
  '# is no heading',
  '> is no quotation',
  '5 * 3 * 2 [sic]',
  '3 < 4 & 5',
])('“%s” stays as it is written', (text) => {
  const { container } = render(<Prose text={text} />);
  expect(container.innerHTML).toBe(
    text.replace('&', '&amp;').replace(/[<>]/, (sign) => (sign === '<' ? '&lt;' : '&gt;')),
  );
  expect(plainText(text)).toBe(text);
});
