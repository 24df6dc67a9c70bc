import { withOffset } from '@/content/model/days';

test.each([
  ['on the morning before clocks are put forward', '2026-03-29 01:30', '+01:00'],
  ['on the morning after it', '2026-03-29 03:30', '+02:00'],
  ['before clocks are put back', '2026-10-25 01:30', '+02:00'],
  ['after it', '2026-10-25 03:30', '+01:00'],
])('a time %s has the offset that is valid then', (_, time, offset) => {
  expect(withOffset(time, 'Europe/Berlin')).toBe(time.replace(' ', 'T') + offset);
});
