import { fixPresentTime, presentTime } from '@/content/model/present-time';

const { BUILD_TIME } = process.env;

afterEach(() => {
  jest.useRealTimers();
  if (BUILD_TIME === undefined) delete process.env.BUILD_TIME;
  else process.env.BUILD_TIME = BUILD_TIME;
});

it.each(['tomorrow', '2026-02-30', '1'])('is not %s', (time) => {
  process.env.BUILD_TIME = time;
  expect(fixPresentTime).toThrow(`BUILD_TIME is “${time}”; it must be a time such as 2026-03-17T`);
});

it.each([
  ['2026-03-17', '2026-03-17T00:00:00.000Z'],
  ['2026-03-17T10:00:00+01:00', '2026-03-17T09:00:00.000Z'],
])('may be %s', (time, utc) => {
  process.env.BUILD_TIME = time;
  expect(presentTime().toISOString()).toBe(utc);
});

it('runs on until a build or a test run fixes it for all of its processes', () => {
  delete process.env.BUILD_TIME;
  jest.useFakeTimers({ now: new Date('2026-03-17T08:59:59Z') });
  expect(presentTime().toISOString()).toBe('2026-03-17T08:59:59.000Z');
  fixPresentTime();
  jest.advanceTimersByTime(60_000);
  expect(presentTime().toISOString()).toBe('2026-03-17T08:59:59.000Z');
  // Builds within a test run keep the time that the run has fixed.
  fixPresentTime();
  expect(presentTime().toISOString()).toBe('2026-03-17T08:59:59.000Z');
});
