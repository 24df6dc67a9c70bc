/**
 * @jest-environment jsdom
 *
 * toasts/single of e2e/README.md.
 */
import { act, render, screen } from '@testing-library/react';
import { Toaster } from '@/components/islands/toaster/toaster';
import { keepToast, keptToast, showPlainToast } from '@/components/islands/shared/kept-toast';
import { showToast } from '@/components/islands/shared/toast';
import { translatePage } from '@/e2e/support/translator';

const labels = { region: 'Notifications', close: 'Close notification' };
const first = { title: 'First', description: 'One', durationMs: 2_000 };
const second = { title: 'Second', description: 'Two', durationMs: 5_000 };

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** The module that draws a toast loads; then Sonner needs a few turns to show it. */
const drawn = async () => {
  await advance(0);
  await advance(0);
  await advance(20);
};
/** Sonner takes a turn to begin, then 200 ms to fade. */
const gone = async () => {
  await advance(50);
  await advance(250);
};
const show = async (toast: Parameters<typeof showToast>[0]) => {
  act(() => showToast(toast));
  await drawn();
};

/** The layout's own card. */
function addCard() {
  const around = document.body.appendChild(document.createElement('div'));
  around.innerHTML = '<div id="KeptToast" hidden><p> </p><p> </p><button></button></div>';
  return { card: document.getElementById('KeptToast')!, remove: () => around.remove() };
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('toasts/single: the live region is there before any toast, and a toast takes no focus', async () => {
  const { container } = render(<Toaster labels={labels} />);
  const region = container.querySelector('[aria-live=polite]')!;
  expect(region).toBeEmptyDOMElement();
  await show(first);
  expect(region).toHaveTextContent('FirstOne');
  expect(region.querySelector('[aria-live]')).toBeNull();
  expect(document.body).toHaveFocus();
});

test('toasts/single: a toast of its page is not kept for the next page, nor is the one that it replaces', async () => {
  render(<Toaster labels={labels} />);
  await show(first);
  await show({ ...second, isOfPage: true });
  expect(screen.getByText('Second')).toBeInTheDocument();
  expect(keptToast()).toBeNull();
});

test('toasts/single: what was still loading when the page was left does not come after Back', async () => {
  render(<Toaster labels={labels} />);
  act(() => {
    showToast(first);
    dispatchEvent(new Event('pagehide'));
  });
  await drawn();
  expect(screen.queryByText('First')).not.toBeInTheDocument();
});

test('form/new-errors: in a toast the buttons take the focus by Tab, and nothing else', async () => {
  const { container } = render(<Toaster labels={labels} />);
  await show(first);
  const stops = container.querySelectorAll('a, button, input, [tabindex]:not([tabindex="-1"])');
  expect([...stops]).toEqual([screen.getByRole('button', { name: labels.close })]);
});

test('form/draft: a toast replaces that of the page before, even if that is shown meanwhile', async () => {
  const { card, remove } = addCard();
  render(<Toaster labels={labels} />);
  act(() => showToast(first));
  // The shell's script comes second when a prerendered page is shown.
  showPlainToast({ title: 'Kept', description: '', endsAtMs: Date.now() + 9_000 });
  await drawn();
  expect(screen.getByText('First')).toBeInTheDocument();
  expect(card).not.toBeVisible();
  remove();
});

test('toasts/single: a new toast replaces the old one and has its own time', async () => {
  render(<Toaster labels={labels} />);
  await show(first);
  await advance(1_000);
  await show(second);
  expect(screen.queryByText('First')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await advance(4_800);
  expect(screen.getByText('Second')).toBeInTheDocument();
  await advance(500);
  expect(screen.queryByText('Second')).toBeNull();
});

test('faq-search/choice: showing undefined removes a toast, even one that is still loading', async () => {
  render(<Toaster labels={labels} />);
  await show(first);
  await show(undefined);
  expect(screen.queryByText('First')).toBeNull();
  act(() => {
    showToast(second);
    showToast(undefined);
  });
  await drawn();
  expect(screen.queryByText('Second')).toBeNull();
});

test('toasts/single: the button closes a toast, which is then not kept for the next page', async () => {
  render(<Toaster labels={labels} />);
  await show({ ...first, durationMs: 1_000_000 });
  expect(keptToast()).toMatchObject({ title: 'First', description: 'One' });
  act(() => screen.getByRole('button', { name: labels.close }).click());
  await gone();
  expect(screen.queryByText('First')).toBeNull();
  expect(keptToast()).toBeNull();
});

test('faq-search/change-of-mind: a toast says that it was closed, not that its time was over or that another came', async () => {
  const onClose = jest.fn();
  render(<Toaster labels={labels} />);
  await show({ ...first, onClose });
  await show({ ...second, onClose });
  await advance(6_000);
  expect(onClose).not.toHaveBeenCalled();
  await show({ ...first, onClose });
  act(() => screen.getByRole('button', { name: labels.close }).click());
  await gone();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('page/altered: translated toasts replace one another, run their action once, are not kept then, and close', async () => {
  const onPress = jest.fn();
  render(<Toaster labels={labels} />);
  const stopTranslating = translatePage('fonts');
  await show(first);
  await advance(0);
  expect(screen.getByText('ONE')).toBeInTheDocument();
  await show({ ...second, isOfPage: true, action: { label: 'Go now', onPress } });
  expect(screen.queryByText('ONE')).toBeNull();
  expect(keptToast()).toBeNull();
  act(() => screen.getByRole('button', { name: 'GO NOW' }).click());
  await gone();
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('TWO')).toBeNull();
  stopTranslating();
});

test('toasts/single: a kept toast shows for the time it has left', () => {
  const { card, remove } = addCard();
  keepToast({ title: '<b>First</b>', description: 'One', endsAtMs: Date.now() + 2_000 });
  jest.advanceTimersByTime(500);
  showPlainToast(keptToast());
  expect(card).toHaveTextContent('<b>First</b>One');
  jest.advanceTimersByTime(1_400);
  expect(card).toBeVisible();
  jest.advanceTimersByTime(200);
  expect(card).not.toBeVisible();
  expect(keptToast()).toBeNull();

  showPlainToast({ title: 'Late', description: '', endsAtMs: Date.now() - 1 });
  expect(card).not.toBeVisible();
  remove();
});

test('toasts/single: storage that throws or holds invalid JSON does no harm', () => {
  sessionStorage.setItem('toast', '{');
  expect(keptToast()).toBeNull();
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied');
    });
  }
  expect(() => keepToast({ ...first, endsAtMs: 1 })).not.toThrow();
  expect(() => keepToast()).not.toThrow();
  expect(keptToast()).toBeNull();
});
