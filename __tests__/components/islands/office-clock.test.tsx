/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { OfficeClock } from '@/components/islands/office-clock/office-clock';
import { minutesOf } from '@/components/islands/office-clock/office-hours';

const labels = { open: 'Open now', closed: 'Closed now', yours: '{times} for you' };
const offices = [
  { city: 'London', timeZone: 'Europe/London', localHours: '09:00–18:00' },
  { city: 'Bengaluru', timeZone: 'Asia/Kolkata', localHours: '14:30–23:30' },
];
const clock = (
  <OfficeClock
    hours={{ days: [1, 2, 3, 4, 5], opens: minutesOf('09:00'), closes: minutesOf('18:00') }}
    offices={offices}
    labels={labels}
  />
);

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** The clock one task after hydration. */
const showAt = (now: string) => {
  jest.useFakeTimers({ now: new Date(now) });
  const shown = render(clock);
  pass(0);
  return shown;
};

afterEach(() => jest.useRealTimers());

it('shows the hours alone in the HTML, which is older than the visit', () => {
  const html = renderToString(clock);
  expect(html).toContain('14:30–23:30');
  expect(html).not.toContain(labels.open);
  expect(html).not.toContain(labels.closed);
  expect(html).not.toContain('style=');
});

it('shows the time in both places and opens and closes on the minute', () => {
  showAt('2026-07-06T08:59:30Z');
  expect(screen.getByText('09:59')).toBeVisible();
  expect(screen.getByText('14:29')).toBeVisible();
  expect(screen.getAllByText(labels.closed)).toHaveLength(2);
  pass(29_999);
  expect(screen.getAllByText(labels.closed)).toHaveLength(2);
  pass(1);
  expect(screen.getByText('10:00')).toBeVisible();
  expect(screen.getAllByText(labels.open)).toHaveLength(2);
  pass(9 * 60 * 60_000);
  expect(screen.getAllByText(labels.closed)).toHaveLength(2);
});

it('stays closed through the weekend', () => {
  const { container } = showAt('2026-01-10T12:00:00Z');
  expect(screen.getAllByText(labels.closed)).toHaveLength(2);
  // The drawn day is a working day: a marker in it would say the opposite.
  expect(container.querySelector('line')).toBeNull();
});

it('opens and closes an office with days and hours of its own by its own clock', () => {
  jest.useFakeTimers({ now: new Date('2026-07-10T22:59:30Z') });
  const own = { days: [6], opens: minutesOf('09:00'), closes: minutesOf('12:00') };
  const auckland = { city: 'Auckland', timeZone: 'Pacific/Auckland', localHours: 'Saturday' };
  const { container } = render(
    <OfficeClock hours={own} offices={[...offices, { ...auckland, hours: own }]} labels={labels} />,
  );
  pass(0);
  // It is Saturday there already, at one minute to eleven.
  expect(screen.getByText('10:59')).toBeVisible();
  expect(screen.getAllByText(labels.open)).toHaveLength(1);
  expect(screen.getAllByText(labels.closed)).toHaveLength(2);
  pass(60 * 60_000 + 30_000);
  expect(screen.queryByText(labels.open)).toBeNull();
  expect(container.querySelectorAll('li')).toHaveLength(3);
  const [opens, closes] = ['2026-07-10T21:00:00Z', '2026-07-11T00:00:00Z'].map((time) =>
    new Date(time).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
  );
  expect(screen.getByText(`${opens}–${closes} for you`)).toBeVisible();
});

it('marks the minute on the drawn day and announces no change', () => {
  const { container } = showAt('2026-01-05T12:00:00Z');
  expect(container.querySelector('line')).toHaveAttribute('x1', '50%');
  expect(container.querySelector('[aria-live], [role=status], [role=timer]')).toBeNull();
});

it('leaves no timer behind', () => {
  const { unmount } = showAt('2026-01-05T12:00:00Z');
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it('shows two offices in one city, each with its own hours', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const own = { days: [6], opens: 0, closes: 60 };
  const [london] = offices;
  const two = [london!, { ...london!, hours: own, localHours: 'Saturday' }, { ...london! }];
  render(<OfficeClock hours={own} offices={two} labels={labels} />);
  expect(screen.getAllByRole('heading', { name: 'London' })).toHaveLength(3);
  expect(error).not.toHaveBeenCalled();
});
