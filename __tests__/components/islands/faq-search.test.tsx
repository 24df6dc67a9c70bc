/** @jest-environment jsdom */
// Covers faq-search/combobox, faq-search/matching, faq-search/keys, faq-search/choice,
// faq-search/blur, faq-search/matches and islands/history of e2e/README.md, as far as they need no
// layout; the rest is in e2e.
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FaqSearch } from '@/components/islands/faq-search/faq-search';
import { matchEntries } from '@/components/islands/faq-search/match-entries';
import { goTo, prefetch } from '@/components/islands/shared/search/navigation';
import { showToast } from '@/components/islands/shared/toast';
import { fillText } from '@/engine/islands/fill-text';
import { copyOf } from '@/content/model/pages';
import type { FaqEntry } from '@/content/model/schemas/faq';

const faqPage = copyOf('faq');

jest.mock('@/components/islands/shared/search/navigation');
jest.mock('@/components/islands/shared/toast');

const labels = faqPage.search;
const entry = (id: string, question: string, link?: string): FaqEntry => ({
  id,
  question,
  link,
  answer: 'It takes some time.',
  category: 'Work',
  keywords: ['looms'],
});
const linked = entry('price', 'What does a loom cost?', '/pricing');
const stories = entry('stories', 'Client stories', '/about/client-stories');
const plain = entry('time', 'How long does it take?');
const faqEntries = [linked, stories, plain];
const search = (
  <FaqSearch
    id="search"
    labels={labels}
    entries={faqEntries}
    contactPath="/contact"
    topicsId="Topics"
  />
);

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: labels.label });
const toast = () => jest.mocked(showToast).mock.lastCall?.[0];

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  // jsdom has no media queries.
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  render(search);
});
afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, '');
});

/** Types an entry's question and chooses the first suggestion with the keyboard. */
async function chooseByKey(question: string) {
  await user.clear(box());
  await user.type(box(), question);
  await user.keyboard('{ArrowDown}{Enter}');
}

describe('faq-search/matching: the search', () => {
  it.each(['loom ', ' loom', '\u3000loom\u2800', '\u200eloom\u200b \ufeff'])(
    'ignores spaces and invisible characters around “%s”',
    async (text) => {
      await user.type(box(), text);
      expect(screen.getAllByRole('option')).toHaveLength(matchEntries(faqEntries, 'loom').length);
      expect(screen.getByText('loom', { selector: 'mark' })).toBeInTheDocument();
      expect(box()).toHaveValue(text);
    },
  );

  it('finds nothing for spaces and invisible characters alone, and Escape clears them', async () => {
    await user.type(box(), ' \u200b\u00ad ');
    pass(500);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.queryByText(labels.none)).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(box()).toHaveValue('');
  });

  it('copes with 100,000 characters', () => {
    fireEvent.input(box(), { target: { value: 'x'.repeat(100_000) } });
    act(() => box().focus());
    expect(screen.getByRole('link', { name: labels.contact })).toBeInTheDocument();
  });
});

it('faq-search/choice: an entry with a link shows the toast, is prefetched, and opens after 2000 ms', async () => {
  await chooseByKey(linked.question);
  expect(toast()).toMatchObject({
    title: labels.toast.title,
    description: fillText(labels.toast.description, { question: linked.question }),
    durationMs: 2_000,
    isOfPage: true,
    action: { label: labels.toast.action },
  });
  expect(prefetch).toHaveBeenCalledWith(linked.link);
  pass(1_999);
  expect(goTo).not.toHaveBeenCalled();
  pass(1);
  expect(goTo).toHaveBeenCalledWith(linked.link);
});

const actions: Record<string, () => unknown> = {
  'the toast is closed': () => act(() => toast()?.onClose?.()),
  'Escape, which leaves the text': () => user.keyboard('{Escape}'),
  'another text is typed': () => user.keyboard('x'),
  'an arrow key opens the suggestions again': () => user.keyboard('{ArrowUp}'),
  'the page is pressed elsewhere': () => fireEvent.mouseDown(document.body),
  'a link is followed by the keyboard': () => fireEvent.click(document.body),
  'an answer or the panel opens': () => {
    fireEvent(document.body, Object.assign(new Event('toggle'), { newState: 'open' }));
  },
  'another page begins to load': () => dispatchEvent(new Event('beforeunload')),
  'the page is left': () => dispatchEvent(new Event('pagehide')),
};
it.each(Object.entries(actions))(
  'faq-search/change-of-mind: %s: the page is not left',
  async (_, happen) => {
    await chooseByKey(linked.question);
    pass(1_000);
    const { value } = box();
    await happen();
    pass(5_000);
    expect(goTo).not.toHaveBeenCalled();
    expect(box().value.startsWith(value)).toBe(true);
  },
);

const noActions: Record<string, () => unknown> = {
  'the mouse moves': () => fireEvent.mouseMove(document.body),
  'the page is scrolled': () => {
    fireEvent.wheel(document.body);
    fireEvent.mouseDown(document.documentElement);
    fireEvent.keyDown(document.body, { key: 'ArrowDown' });
  },
  'the Tab key leads to the toast': () => user.tab(),
  'the choice was a double click': () => fireEvent.mouseDown(document.body, { detail: 2 }),
  'something closes': () => {
    fireEvent(document.body, Object.assign(new Event('toggle'), { newState: 'closed' }));
  },
};
it.each(Object.entries(noActions))(
  'faq-search/change-of-mind: %s: the page is left all the same',
  async (_, happen) => {
    await chooseByKey(linked.question);
    await happen();
    pass(2_000);
    expect(goTo).toHaveBeenCalledWith(linked.link);
  },
);

it('faq-search/change-of-mind: what is called off has no toast any more, and another choice is as new', async () => {
  await chooseByKey(linked.question);
  fireEvent.mouseDown(document.body);
  expect(toast()).toBeUndefined();
  pass(1_500);
  await chooseByKey(stories.question);
  pass(1_999);
  expect(goTo).not.toHaveBeenCalled();
  pass(1);
  expect(jest.mocked(goTo).mock.calls).toEqual([[stories.link]]);
});

it('faq-search/change-of-mind: an answer that is chosen meanwhile calls it off as well', async () => {
  await chooseByKey(linked.question);
  await chooseByKey(plain.question);
  pass(5_000);
  expect(goTo).not.toHaveBeenCalled();
});

it('faq-search/choice: Enter in an input method chooses nothing', async () => {
  await user.type(box(), linked.question);
  await user.keyboard('{ArrowDown}');
  fireEvent(box(), createEvent.keyDown(box(), { key: 'Enter', isComposing: true }));
  expect(showToast).not.toHaveBeenCalled();
});

it('faq-search/blur: hides 200 ms after the blur, and focus before that cancels', async () => {
  await user.type(box(), 'time');
  act(() => box().blur());
  pass(199);
  act(() => box().focus());
  pass(1_000);
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  act(() => box().blur());
  pass(199);
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it.each([
  ['what is typed', 'x{Backspace}'],
  ['an arrow key', '{ArrowDown}'],
])(
  'faq-search/blur: the suggestions open for %s, also if the focus came back unheard',
  async (_, keys) => {
    await user.type(box(), 'time');
    act(() => box().blur());
    pass(200);
    window.addEventListener('focusin', (event) => event.stopPropagation(), {
      capture: true,
      once: true,
    });
    act(() => box().focus());
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard(keys);
    expect(screen.getByRole('listbox')).toBeInTheDocument();
  },
);

it('faq-search/matches: a result is announced after a pause, and again for another text', async () => {
  const said = () => document.querySelector('[aria-live=polite]');
  await user.type(box(), 'loom');
  pass(499);
  expect(said()).toBeEmptyDOMElement();
  pass(1);
  expect(said()).toHaveTextContent(fillText(labels.count.many, { count: 3 }));
  await user.type(box(), ' cost');
  pass(500);
  expect(said()).toHaveTextContent(labels.count.one);
  await user.clear(box());
  await user.type(box(), 'zzzz');
  pass(500);
  expect(said()).toHaveTextContent(labels.none);
  await user.type(box(), 'z');
  expect(said()).toBeEmptyDOMElement();
  pass(500);
  expect(said()).toHaveTextContent(labels.none);
});

it('islands/history: what was typed is there again after Back, and is found once it is focused', async () => {
  await user.type(box(), 'loom');
  cleanup();
  render(search);
  expect(box()).toHaveValue('loom');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  await user.click(box());
  expect(screen.getAllByRole('option')).not.toHaveLength(0);
  await user.keyboard('{Escape}{Escape}');
  expect(history.state).toMatchObject({ search: '' });
});
