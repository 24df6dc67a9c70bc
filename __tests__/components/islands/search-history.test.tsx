/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FaqSearch } from '@/components/islands/faq-search/faq-search';
import { copyOf } from '@/content/model/pages';

const labels = copyOf('faq').search;
const looms = {
  id: 'looms',
  question: 'What does a loom cost?',
  answer: 'It depends.',
  category: 'Work',
  keywords: [],
};
const search = (
  <FaqSearch
    id="search"
    labels={labels}
    entries={[looms]}
    contactPath="/contact"
    topicsId="Topics"
  />
);
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: labels.label });

it('islands/history: what was typed is there again after Back, and is found once it is focused', async () => {
  const user = userEvent.setup();
  const before = render(search);
  await user.type(box(), 'loom');
  before.unmount();
  render(search);
  expect(box()).toHaveValue('loom');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  await user.click(box());
  expect(screen.getAllByRole('option')).not.toHaveLength(0);
  await user.keyboard('{Escape}{Escape}');
  expect(history.state).toMatchObject({ search: '' });
});
