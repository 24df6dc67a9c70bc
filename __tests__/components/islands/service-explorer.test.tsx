/**
 * @jest-environment jsdom
 *
 * Covers explorer/cards, explorer/tabs and explorer/task-count of e2e/README.md with content that
 * the site does not have.
 */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { ServiceExplorer } from '@/components/islands/service-explorer/service-explorer';

const labels = {
  categories: 'Categories',
  empty: 'No content available',
  tasksAvailable: '{n} tasks available',
  close: 'Close {service}',
  more: 'More about {service}',
};
const services = [
  { id: 'none', title: 'None', categories: [] },
  { id: 'bare', title: 'Bare', categories: [{ name: 'Bare category', tasks: [] }] },
  {
    id: 'two',
    title: 'Two',
    categories: [
      { name: 'Warp', tasks: ['Wind'] },
      { name: 'Weft', tasks: ['Throw'] },
    ],
  },
].map((service) => ({ ...service, href: `/service/${service.id}` }));

beforeAll(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
});
beforeEach(() => history.replaceState(null, '', '/services'));
afterEach(() => jest.useRealTimers());

/** Classes, which jsdom ignores: it has no layout. */
const layout = { columns: '', panelRows: '' };
const cardOf = (title: string) => screen.getByRole('button', { name: title });

test.each(['None', 'Bare'])('explorer/task-count: says that %s has no tasks', async (title) => {
  // The clock stands still, or a slow machine would look after the number has come.
  jest.useFakeTimers();
  render(<ServiceExplorer services={services} labels={labels} layout={layout} />);
  await userEvent.setup({ delay: null }).click(cardOf(title));
  const panel = screen.getByRole('region', { name: title });
  expect(within(panel).getByText('No content available')).toBeVisible();
  const status = within(panel).getByRole('status');
  expect(status).toBeEmptyDOMElement();
  act(() => jest.runOnlyPendingTimers());
  expect(within(status).getByText('0 tasks available')).toBeVisible();
});

test('explorer/tabs: a change of category never takes the focus out of the panel', async () => {
  render(<ServiceExplorer services={services} labels={labels} layout={layout} />);
  const card = cardOf('Two');
  await userEvent.click(card);
  await userEvent.click(screen.getByRole('tab', { name: 'Warp' }));
  const focusCard = jest.spyOn(card, 'focus');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('tab', { name: 'Weft' })).toHaveFocus();
  expect(focusCard).not.toHaveBeenCalled();
});

test('explorer/tabs: the first frame after a click marks the card, and the panel comes later', async () => {
  render(<ServiceExplorer services={services} labels={labels} layout={layout} />);
  // Outside the test library's `act`, which would run what React has deferred.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  flushSync(() => cardOf('Bare').click());
  expect(cardOf('Bare')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.queryByRole('region')).toBeNull();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  expect(await screen.findByRole('tab', { name: 'Bare category' })).toBeInTheDocument();
});

test('explorer/cards: with no services nothing breaks', () => {
  const { container } = render(<ServiceExplorer services={[]} labels={labels} layout={layout} />);
  expect(container.querySelectorAll('li')).toHaveLength(0);
});

test('explorer/cards: a press does nothing while the browser refuses another history entry', async () => {
  const refusing = jest.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  const reported = jest.fn((event: ErrorEvent) => event.preventDefault());
  addEventListener('error', reported);
  render(<ServiceExplorer services={services} labels={labels} layout={layout} />);
  await userEvent.click(cardOf('Two'));
  expect(refusing).toHaveBeenCalled();
  expect(reported).not.toHaveBeenCalled();
  expect(cardOf('Two')).toHaveAttribute('aria-expanded', 'false');
  removeEventListener('error', reported);
  refusing.mockRestore();
  await userEvent.click(cardOf('Two'));
  expect(screen.getByRole('region', { name: 'Two' })).toBeVisible();
});
