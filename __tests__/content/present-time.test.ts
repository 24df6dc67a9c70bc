import { fixPresentTime, presentTime } from '@/content/present-time';

const { BUILD_TIME } = process.env;

afterEach(() => {
  jest.useRealTimers();
  if (BUILD_TIME === undefined) delete process.env.BUILD_TIME;
  else process.env.BUILD_TIME = BUILD_TIME;
});

it('goes on, until a build or a test run holds it for all of its processes', () => {
  delete process.env.BUILD_TIME;
  jest.useFakeTimers({ now: new Date('2026-03-17T08:59:59Z') });
  expect(presentTime().toISOString()).toBe('2026-03-17T08:59:59.000Z');
  fixPresentTime();
  jest.advanceTimersByTime(60_000);
  expect(presentTime().toISOString()).toBe('2026-03-17T08:59:59.000Z');
  // A test run holds it for its builds, too.
  fixPresentTime();
  expect(presentTime().toISOString()).toBe('2026-03-17T08:59:59.000Z');
});
