/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { LinkedText } from '@/components/ui/linked-text';

it.each([
  ['Write to hello@loom.example.', 'hello@loom.example'],
  ['Write to us (hello@loom.example) today.', 'hello@loom.example'],
  ['“hello@loom.example” is read daily.', 'hello@loom.example'],
  ['请写信至hello@loom.example。', 'hello@loom.example'],
  ['An o’hello.a+b@büro.loom.example?', 'hello.a+b@büro.loom.example'],
])('links the address in “%s”, and nothing around it', (text, address) => {
  const { container } = render(<LinkedText text={text} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe(`mailto:${address}`);
  expect(container.textContent).toBe(text);
});
