/**
 * @jest-environment jsdom
 *
 * page/open-details of e2e/README.md.
 */
import { keepDetails } from '@/engine/islands/kept-details';

const page =
  '<details open></details><details></details><div data-island="one"><details></details></div>';
const all = () => [...document.querySelectorAll('details')];
const opened = () => all().map(({ open }) => open);

const spies = [window, document].map((target) => ({
  target,
  added: jest.spyOn(target, 'addEventListener'),
}));

/** Loads a page, without the listeners of the one before it. */
function load(markup = page) {
  for (const { target, added } of spies) {
    for (const [type, listener, options] of added.mock.calls) {
      target.removeEventListener(type, listener, options);
    }
    added.mockClear();
  }
  document.body.innerHTML = markup;
  keepDetails();
}

/** Does what a visitor does, with the event that jsdom lacks. */
function toggle(index: number) {
  const details = all()[index]!;
  details.open = !details.open;
  details.dispatchEvent(new Event('toggle'));
}

beforeEach(() => history.replaceState(null, '', '/faq'));

it('page/open-details: a page that is loaded again has open what was open, and closed what was closed', () => {
  load();
  toggle(0);
  toggle(1);
  load();
  expect(opened()).toEqual([false, true, false]);
});

it('page/open-details: keeps what others keep in the entry, and writes nothing until something is opened', () => {
  history.replaceState({ tab: 2 }, '');
  load();
  all()[0]!.dispatchEvent(new Event('toggle'));
  dispatchEvent(new Event('hashchange'));
  expect(history.state).toEqual({ tab: 2 });
  toggle(1);
  expect(history.state).toMatchObject({ tab: 2, details: '11' });
});

it('page/open-details: a link to a fragment begins an entry that has it as well', () => {
  load();
  toggle(1);
  history.pushState(null, '', '#Topic');
  dispatchEvent(new Event('hashchange'));
  load();
  expect(opened()).toEqual([true, true, false]);
});

it('page/open-details: opens what a visitor opens if the browser refuses to keep it', () => {
  load();
  const refusing = jest.spyOn(history, 'replaceState').mockImplementationOnce(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  const reported = jest.fn((event: ErrorEvent) => event.preventDefault());
  addEventListener('error', reported);
  toggle(1);
  expect(refusing).toHaveBeenCalled();
  expect(reported).not.toHaveBeenCalled();
  removeEventListener('error', reported);
});

it('page/open-details: leaves alone what islands have, and a page that has other details by now', () => {
  load();
  toggle(2);
  toggle(1);
  load();
  expect(opened()).toEqual([true, true, false]);
  load('<details></details>');
  expect(opened()).toEqual([false]);
});
