/**
 * @jest-environment jsdom
 *
 * Covers service/tabs and islands/history of e2e/README.md with content that the site does not
 * have.
 */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CategoryTabs } from '@/components/islands/category-tabs/category-tabs';

const labels = { categories: 'Categories', empty: 'No content available' };
const bare = [
  { name: 'First', tasks: ['One'] },
  { name: '<i>Second</i>', tasks: [] },
];

beforeEach(() => history.replaceState(null, '', '/service/any'));

test('service/tabs: a service without categories says that there is no content', () => {
  render(<CategoryTabs categories={[]} labels={labels} />);
  expect(screen.getByText('No content available')).toBeInTheDocument();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('service/tabs: a category without tasks says that there is no content', () => {
  render(<CategoryTabs categories={bare} labels={labels} />);
  expect(screen.getByText('No content available')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: '<i>Second</i>' })).toBeInTheDocument();
});

test('islands/history: an index that an earlier release has kept, and is there no more, opens the first', async () => {
  const view = render(<CategoryTabs categories={bare} labels={labels} />);
  await userEvent.click(screen.getByRole('tab', { name: '<i>Second</i>' }));
  view.unmount();
  const again = render(<CategoryTabs categories={bare} labels={labels} />);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Second');
  again.unmount();
  render(<CategoryTabs categories={bare.slice(0, 1)} labels={labels} />);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('First');
});
