/** @jest-environment jsdom */
// Lines 1 to 12, 15 and 16 of e2e/README.md, as far as a page without layout shows them.
import '@testing-library/jest-dom';
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeroCarousel } from '@/components/islands/hero-carousel/hero-carousel';
import { slideSlots } from '@/components/islands/shared/slideshow/slide-slots';
import { SlotProvider } from '@/engine/islands/slot';
import { fillText } from '@/engine/islands/fill-text';
import messages from '@/messages/en.json';

const { slideshow } = messages;
const titles = ['One', 'Two', 'Three', 'Four', 'Five'];
const labels = {
  ...slideshow,
  goTo: titles.map((_, index) => fillText(slideshow.goTo, { number: index + 1 })),
};

/** jsdom takes every focus for a keyboard's; here it is what the test says. */
let device: 'keyboard' | 'pointer';
// oxlint-disable-next-line typescript/unbound-method -- called with its element below
const { matches } = Element.prototype;

let preference: { matches: boolean; listeners: Set<(event: { matches: boolean }) => void> };

beforeEach(() => {
  jest.useFakeTimers();
  device = 'pointer';
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    if (selector === ':focus-visible') return device === 'keyboard';
    return matches.call(this, selector);
  });
  preference = { matches: false, listeners: new Set() };
  window.matchMedia = () =>
    ({
      get matches() {
        return preference.matches;
      },
      addEventListener: (_: string, listener: () => void) => preference.listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) =>
        preference.listeners.delete(listener),
    }) as unknown as MediaQueryList;
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const contents = slideSlots(
  titles.map((title) => <a key={title} href={`#${title}`}>{`More on ${title}`}</a>),
);

function setup() {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  render(
    <SlotProvider content={{ rendered: contents }}>
      <HeroCarousel
        label="What we do"
        labels={labels}
        slides={titles.map((title) => ({ title }))}
      />
    </SlotProvider>,
  );
  return user;
}

/** In steps, since React sets the next timer only after the step. */
function pass(ms: number) {
  for (let left = ms; left > 0; left -= 500)
    act(() => jest.advanceTimersByTime(Math.min(left, 500)));
}
const root = () => screen.getByRole('region', { name: 'What we do' });
const slides = () =>
  within(root())
    .getAllByRole('group', { hidden: true })
    .filter((group) => group.getAttribute('aria-roledescription') === slideshow.slide);
const shown = () => {
  const reachable = slides().filter((slide) => !slide.hasAttribute('inert'));
  expect(reachable).toHaveLength(1);
  return reachable[0]?.getAttribute('aria-label');
};
const dot = (number: number) =>
  screen.getByRole('button', { name: fillText(slideshow.goTo, { number }) });
const wrapper = () => slides()[0]?.parentElement;
const hideDocument = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

test('1, 3: a labelled carousel of labelled slides', () => {
  setup();
  expect(root()).toHaveAttribute('aria-roledescription', slideshow.carousel);
  expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual(titles);
});

test('2: the rotation button comes first, and its name says what a press does', async () => {
  const user = setup();
  const [first] = within(root()).getAllByRole('button');
  expect(first).toHaveAccessibleName(slideshow.stop);
  expect(first).not.toHaveAttribute('aria-pressed');
  await user.click(first!);
  expect(first).toHaveAccessibleName(slideshow.start);
  pass(60_000);
  expect(shown()).toBe('One');
  await user.click(first!);
  expect(first).toHaveAccessibleName(slideshow.stop);
  pass(5000);
  expect(shown()).toBe('Two');
});

test('4, 5: one slide can be reached; changes are announced only when stopped', async () => {
  const user = setup();
  expect(shown()).toBe('One');
  expect(wrapper()).toHaveAttribute('aria-live', 'off');
  await user.click(screen.getByRole('button', { name: slideshow.stop }));
  expect(wrapper()).toHaveAttribute('aria-live', 'polite');
});

test('6: dots are described by the titles; the current one is marked and enabled', () => {
  setup();
  const group = screen.getByRole('group', { name: slideshow.choose });
  const dots = within(group).getAllByRole('button');
  titles.forEach((title, index) => {
    expect(dots[index]).toHaveAccessibleName(`Go to slide ${index + 1}`);
    expect(dots[index]).toHaveAccessibleDescription(title);
    expect(dots[index]).toBeEnabled();
  });
  expect(dots.map((button) => button.getAttribute('aria-current'))).toEqual([
    'true',
    null,
    null,
    null,
    null,
  ]);
});

test('7: advances at 5000 ms; after 5 comes 1', () => {
  setup();
  pass(4999);
  expect(shown()).toBe('One');
  pass(1);
  expect(shown()).toBe('Two');
  for (let count = 0; count < 3; count += 1) pass(5000);
  expect(shown()).toBe('Five');
  pass(5000);
  expect(shown()).toBe('One');
});

test('8: no advance while the pointer is over a dot; a full interval after it leaves', async () => {
  const user = setup();
  pass(4000);
  await user.hover(dot(3));
  pass(60_000);
  expect(shown()).toBe('One');
  await user.unhover(dot(3));
  pass(4999);
  expect(shown()).toBe('One');
  pass(1);
  expect(shown()).toBe('Two');
});

test('9: a dot click shows its slide at once; the next advance comes by 10 000 ms', () => {
  setup();
  pass(4000);
  fireEvent.click(dot(4));
  expect(shown()).toBe('Four');
  expect(dot(4)).toHaveAttribute('aria-current', 'true');
  pass(9999);
  expect(shown()).toBe('Four');
  pass(1);
  expect(shown()).toBe('Five');
});

test('10: keyboard focus stops rotation until Start is pressed; pointer focus does not', async () => {
  const user = setup();
  act(() => dot(1).focus());
  pass(5000);
  expect(shown()).toBe('Two');

  device = 'keyboard';
  await user.tab();
  pass(60_000);
  expect(shown()).toBe('Two');
  await user.click(screen.getByRole('button', { name: slideshow.start }));
  pass(5000);
  expect(shown()).toBe('Three');
});

test('11: reduced motion stops it on load; Start still works', async () => {
  preference.matches = true;
  const user = setup();
  pass(60_000);
  expect(shown()).toBe('One');
  await user.click(screen.getByRole('button', { name: slideshow.start }));
  pass(5000);
  expect(shown()).toBe('Two');
});

test('11: a wish for less motion that comes later stops it too', () => {
  setup();
  act(() => preference.listeners.forEach((listener) => listener({ matches: true })));
  expect(screen.getByRole('button', { name: slideshow.start })).toBeInTheDocument();
});

test('12: a hidden tab does not catch up when it is shown again', () => {
  setup();
  pass(3000);
  hideDocument('hidden');
  pass(60_000);
  hideDocument('visible');
  expect(shown()).toBe('One');
  pass(1999);
  expect(shown()).toBe('One');
  pass(1);
  expect(shown()).toBe('Two');
});

test('12: a page kept for Back stands still until it is shown again', () => {
  setup();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  pass(60_000);
  expect(shown()).toBe('One');
  act(() => void window.dispatchEvent(new Event('pageshow')));
  pass(5000);
  expect(shown()).toBe('Two');
});

test.each([
  ['the mouse', { pointerType: 'mouse', button: 2 }, true],
  ['the mouse where the event has no pointer', { button: 2 }, true],
  ['a long touch', { pointerType: 'touch', button: 0 }, false],
  ['the menu key', { pointerType: '', button: 0 }, false],
  ['the menu key in Chromium', { pointerType: 'mouse', button: -1 }, false],
])('15: contextmenu by %s', (_, details, isPrevented) => {
  setup();
  const event = createEvent.contextMenu(dot(1));
  for (const [name, value] of Object.entries(details))
    Object.defineProperty(event, name, { value });
  fireEvent(dot(1), event);
  expect(event.defaultPrevented).toBe(isPrevented);
});

test('hostile titles are text', () => {
  const hostile = ['<img src=x onerror=alert(1)>', '👩‍👩‍👧 שלום', 'x'.repeat(100_000)];
  render(
    <HeroCarousel
      label="Hostile"
      labels={{ ...labels, goTo: labels.goTo.slice(0, 3) }}
      slides={hostile.map((title) => ({ title }))}
    />,
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  hostile.forEach((title, index) => expect(dot(index + 1)).toHaveAccessibleDescription(title));
});
