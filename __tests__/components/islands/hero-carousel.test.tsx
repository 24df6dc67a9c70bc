/** @jest-environment jsdom */
// hero/reduced-motion, hero/hidden-tab and hero/context-menu of e2e/README.md: what a browser in a
// test cannot be made to do.
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
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

let preference: Set<(event: { matches: boolean }) => void>;

beforeEach(() => {
  jest.useFakeTimers();
  // What jsdom lacks.
  document.hasFocus = () => true;
  performance.getEntriesByType = () => [];
  preference = new Set();
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener: (_: string, listener: () => void) => preference.add(listener),
      removeEventListener: (_: string, listener: () => void) => preference.delete(listener),
    }) as unknown as MediaQueryList;
});

afterEach(() => jest.useRealTimers());

const contents = slideSlots(
  titles.map((title) => <a key={title} href={`#${title}`}>{`More on ${title}`}</a>),
);

function setup(slides = titles) {
  render(
    <SlotProvider content={{ rendered: contents }}>
      <HeroCarousel
        label="What we do"
        labels={labels}
        slides={slides.map((title) => ({ title }))}
      />
    </SlotProvider>,
  );
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

test('hero/reduced-motion: a preference for reduced motion that comes later stops the rotation, too', () => {
  setup();
  act(() => preference.forEach((listener) => listener({ matches: true })));
  expect(screen.getByRole('button', { name: slideshow.start })).toBeInTheDocument();
});

test('hero/dots: a dot that has the focus keeps its description, which would be said before the slide', () => {
  setup();
  act(() => dot(3).focus());
  fireEvent.click(dot(3));
  expect(shown()).toBe('Three');
  expect(dot(3)).toHaveAccessibleDescription('Three');
  act(() => dot(3).blur());
  expect(dot(3)).toHaveAccessibleDescription(`Three, ${slideshow.states.current}`);
});

test.each<[string, (isHidden: boolean) => void]>([
  ['kept for Back', (isHidden) => dispatchEvent(new Event(isHidden ? 'pagehide' : 'pageshow'))],
  [
    'in a hidden tab',
    (isHidden) => {
      jest
        .spyOn(document, 'visibilityState', 'get')
        .mockReturnValue(isHidden ? 'hidden' : 'visible');
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('hero/hidden-tab: a page %s changes no slide until it is shown again', (_, hide) => {
  setup();
  act(() => hide(true));
  pass(60_000);
  expect(shown()).toBe('One');
  act(() => hide(false));
  pass(4999);
  expect(shown()).toBe('One');
  pass(1);
  expect(shown()).toBe('Two');
});

test.each([
  ['the mouse', { pointerType: 'mouse', button: 2 }, true],
  ['the mouse where the event has no pointer', { button: 2 }, true],
  ['a long touch', { pointerType: 'touch', button: 0 }, false],
  ['the menu key', { pointerType: '', button: 0 }, false],
  ['the menu key in Chromium', { pointerType: 'mouse', button: -1 }, false],
])(
  'hero/context-menu: prevents the context menu of the mouse only: %s',
  (_, details, isPrevented) => {
    setup();
    const event = createEvent.contextMenu(dot(1));
    for (const [name, value] of Object.entries(details))
      Object.defineProperty(event, name, { value });
    fireEvent(dot(1), event);
    expect(event.defaultPrevented).toBe(isPrevented);
  },
);

test('hero/reduced-motion: a single slide has no rotation button and no dots', () => {
  setup(titles.slice(0, 1));
  expect(screen.queryAllByRole('button')).toEqual([]);
});
