import {
  clockTime,
  isOpen,
  localHours,
  minutesOf,
} from '@/components/islands/office-clock/office-hours';

const WORKDAYS = [1, 2, 3, 4, 5];
const hours = { days: WORKDAYS, opens: minutesOf('09:00'), closes: minutesOf('18:00') };

it.each([
  ['Monday, the minute before', '2026-01-05T08:59:59Z', false],
  ['Monday, on the stroke', '2026-01-05T09:00:00Z', true],
  ['Friday, the last minute', '2026-01-09T17:59:59Z', true],
  ['Friday, on the stroke', '2026-01-09T18:00:00Z', false],
  ['Saturday at noon', '2026-01-10T12:00:00Z', false],
  ['Sunday at noon', '2026-01-11T12:00:00Z', false],
  ['a day in British Summer Time, by GMT', '2026-07-06T08:30:00Z', false],
  ['the end of a day in British Summer Time, by GMT', '2026-07-06T17:30:00Z', true],
  ['the Monday after the clocks went forward', '2026-03-30T08:59:00Z', false],
])('knows whether the offices are open: %s', (_, now, open) => {
  expect(isOpen(new Date(now), hours)).toBe(open);
});

it('opens on a Saturday if that is a working day, and not on a Friday that is not', () => {
  const weekend = { ...hours, days: [6, 0] };
  expect(isOpen(new Date('2026-01-10T12:00:00Z'), weekend)).toBe(true);
  expect(isOpen(new Date('2026-01-11T12:00:00Z'), weekend)).toBe(true);
  expect(isOpen(new Date('2026-01-09T12:00:00Z'), weekend)).toBe(false);
});

it.each([
  ['Europe/London', '2026-01-05T09:05:00Z', '09:05'],
  ['Europe/London', '2026-07-06T09:05:00Z', '10:05'],
  ['Europe/London', '2026-03-29T00:59:00Z', '00:59'],
  ['Europe/London', '2026-03-29T01:00:00Z', '02:00'],
  ['Asia/Kolkata', '2026-07-06T18:30:00Z', '00:00'],
])('reads the clock in %s at %s', (timeZone, now, time) => {
  expect(clockTime(new Date(now), timeZone)).toBe(time);
});

it.each([
  ['Europe/London', ['09:00', '18:00'], ['10:00', '19:00']],
  ['Asia/Kolkata', ['14:30', '23:30'], ['14:30', '23:30']],
  ['Australia/Sydney', ['19:00', '04:00'], ['20:00', '05:00']],
  ['Pacific/Auckland', ['21:00', '06:00'], ['22:00', '07:00']],
  ['Atlantic/Azores', ['08:00', '17:00'], ['09:00', '18:00']],
  ['America/New_York', ['04:00', '13:00'], ['05:00', '14:00']],
])('gives the hours in %s in winter and in summer', (timeZone, winter, summer) => {
  expect(localHours(hours, timeZone)).toEqual({ winter, summer });
});
