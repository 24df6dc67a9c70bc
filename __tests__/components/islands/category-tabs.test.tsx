/**
 * @jest-environment jsdom
 *
 * Covers line 44 of e2e/README.md with content that the site does not have.
 */
import { render, screen } from '@testing-library/react';
import { CategoryTabs } from '@/components/islands/category-tabs/category-tabs';

const labels = { categories: 'Categories', empty: 'No content available' };
const bare = [
  { name: 'First', tasks: ['One'] },
  { name: '<i>Second</i>', tasks: [] },
];

beforeEach(() => history.replaceState(null, '', '/service/any'));

test('44: a service without categories says that there is no content', () => {
  render(<CategoryTabs categories={[]} labels={labels} />);
  expect(screen.getByText('No content available')).toBeInTheDocument();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('44: a category without tasks says that there is no content', () => {
  render(<CategoryTabs categories={bare} labels={labels} />);
  expect(screen.getByText('No content available')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: '<i>Second</i>' })).toBeInTheDocument();
});

test('44: a malformed fragment opens the first category', () => {
  history.replaceState(null, '', '#%');
  render(<CategoryTabs categories={bare} labels={labels} />);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('First');
});
