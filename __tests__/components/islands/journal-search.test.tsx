/** @jest-environment jsdom */
// Covers journal/search of e2e/README.md.
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JournalSearch } from '@/components/islands/journal-search/journal-search';
import { loadIndex } from '@/components/islands/journal-search/load-index';
import { goTo } from '@/components/islands/shared/search/navigation';
import { copyOf } from '@/content/model/pages';
import { fillText } from '@/engine/islands/fill-text';
import type { FoundArticle } from '@/content/model/schemas/found-article';

jest.mock('@/components/islands/shared/search/navigation');
jest.mock('@/components/islands/journal-search/load-index');

const { search: labels } = copyOf('blog');
const article = (name: string, ...headings: string[]): FoundArticle => {
  return { path: `/blog/${name}`, title: `On ${name}`, summary: 'All.', topic: 'Cloth', headings };
};
const index = [article('looms', 'Warp and weft', 'Røros'), article('dyes', 'Madder')];
const loading = jest.mocked(loadIndex);
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: labels.label });
const titles = () => screen.queryAllByRole('option').map(({ id }) => id);

beforeEach(() => {
  jest.resetAllMocks();
  history.replaceState(null, '');
  loading.mockResolvedValue(index);
  render(
    <JournalSearch
      id="search"
      labels={labels}
      indexPath="/index.json"
      contactPath="/me"
      topicsId="Topics"
    />,
  );
});

it('journal/search: the index is loaded once, at the first key', async () => {
  await userEvent.click(box());
  expect(loading).not.toHaveBeenCalled();
  await userEvent.type(box(), 'on dyes');
  expect(loading.mock.calls).toEqual([['/index.json']]);
});

it.each([
  ['a title', 'on looms'],
  ['a heading', 'WARP'],
  ['words that stand apart', 'weft looms'],
  ['a letter as it is typed elsewhere', 'roros'],
])('journal/search: finds articles by %s', async (_, text) => {
  await userEvent.type(box(), text);
  expect(titles()).toHaveLength(1);
  expect(screen.getByRole('option')).toHaveTextContent(index[0]!.title);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(goTo).toHaveBeenCalledWith(index[0]!.path);
});

it.each<[string, focusedBefore: boolean, () => unknown]>([
  ['focus', false, () => userEvent.tab()],
  ['click', true, () => userEvent.click(box())],
  ['key', true, () => userEvent.keyboard('{Shift}')],
])('faq-search/matching: finds at the next %s what came without an event', async (...row) => {
  const [, focusedBefore, doIt] = row;
  if (focusedBefore) await userEvent.click(box());
  box().value = 'madder';
  await doIt();
  expect(await screen.findByRole('option')).toBeVisible();
});

it('journal/search: finds nothing by an accent alone', async () => {
  await userEvent.type(box(), '\u0301');
  expect(titles()).toEqual([]);
});

it('journal/search: says that the index is loading, and then shows what it finds', async () => {
  let arrive: (found: typeof index) => void = () => undefined;
  loading.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await userEvent.type(box(), 'madder');
  expect(screen.queryByText(labels.none)).not.toBeInTheDocument();
  expect(screen.getByText(labels.loading)).toBeVisible();
  await act(() => Promise.resolve(arrive(index)));
  expect(titles()).toHaveLength(1);
  expect(screen.queryByText(labels.loading)).not.toBeInTheDocument();
  await userEvent.type(box(), 'x');
  expect(screen.getByRole('link', { name: labels.contact })).toBeInTheDocument();
});

it('journal/search: a failed load is reported, and tried again at the next key', async () => {
  loading.mockRejectedValueOnce(new Error('offline'));
  await userEvent.type(box(), 'm');
  expect(titles()).toEqual([]);
  expect(screen.getByText(labels.failed)).toBeVisible();
  await userEvent.type(box(), 'adder');
  expect(titles()).toHaveLength(1);
});

it('journal/search: shows only the newest of many matches, and says how many there are', async () => {
  const long = Array.from({ length: 100 }, (_, number) => article(`loom ${number}`));
  loading.mockResolvedValue(long);
  await userEvent.type(box(), 'loom');
  const shown = titles().length;
  expect(shown).toBeLessThan(long.length);
  expect(screen.getAllByRole('option')[0]).toHaveTextContent(long[0]!.title);
  const more = fillText(labels.more, { shown, count: long.length });
  expect(screen.getAllByText(more)[0]).toBeVisible();
  await waitFor(() => expect(document.querySelector('[aria-live=polite]')).toHaveTextContent(more));
  await userEvent.keyboard('{ArrowUp}');
  expect(box()).toHaveAttribute('aria-activedescendant', titles().at(-1));
  await userEvent.type(box(), ' 99');
  expect(titles()).toHaveLength(1);
  await waitFor(() => expect(screen.queryByText(more)).not.toBeInTheDocument());
});

it('journal/search: an article with the words together comes first, one with them in its title before all', async () => {
  const old = { ...article('weft and warp'), summary: 'Of cloth.' };
  const told = article('knots', 'On weft and warp');
  loading.mockResolvedValue([...index, told, old]);
  await userEvent.type(box(), 'weft and warp');
  expect(titles()).toHaveLength(3);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(old.title),
    expect.stringContaining(told.title),
    expect.stringContaining(index[0]!.title),
  ]);
});
