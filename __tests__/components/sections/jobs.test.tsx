/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Jobs } from '@/components/sections/jobs';
import { pages } from '@/content/model/loaded';

const section = pages.flatMap(({ sections }) => sections).find((one) => one.kind === 'jobs')!;

test('a section without positions says what to do instead of listing none', () => {
  const none = 'No wheel is free. [Write to us](/contact).';
  const { container } = render(<Jobs section={{ ...section, jobs: [], none }} />);
  expect(container.textContent).toBe('No wheel is free. Write to us.');
  expect(screen.getByRole('link', { name: 'Write to us' })).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
});
