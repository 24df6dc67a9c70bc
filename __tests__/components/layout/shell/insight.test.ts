/**
 * @jest-environment jsdom
 *
 * analytics/visits of e2e/README.md, as far as it needs no browser, or none can test it.
 */
import { reportVisit } from '@/components/layout/shell/insight';

const fetched = jest.fn<Promise<void>, [url: string, options: { body: string }]>(async () => {});
let observed: string[];

beforeEach(() => {
  jest.clearAllMocks();
  observed = [];
  // What a browser observes is tested in a browser.
  Object.assign(globalThis, {
    fetch: fetched,
    PerformanceObserver: class {
      observe({ type }: { type: string }) {
        observed.push(type);
      }
    },
  });
});

const set = (name: 'prerendering' | 'hidden' | 'visibilityState', value: unknown) =>
  Object.defineProperty(document, name, { configurable: true, value });

it('reports nothing of a prerendered page until it is shown', () => {
  set('prerendering', true);
  reportVisit();
  expect(fetched).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(fetched).toHaveBeenCalledTimes(1);
  set('prerendering', false);
});

it.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('reports and observes nothing for somebody who has set %s', (signal, value) => {
  Object.defineProperty(navigator, signal, { configurable: true, value });
  reportVisit();
  expect(fetched).not.toHaveBeenCalled();
  expect(observed).toEqual([]);
  Reflect.deleteProperty(navigator, signal);
});

it.each([
  [false, ['largest-contentful-paint', 'event', 'layout-shift']],
  [true, ['event', 'layout-shift']],
])('if the page is hidden when it opens (%s), it observes %j', (isHidden, types) => {
  set('hidden', isHidden);
  reportVisit();
  expect(observed).toEqual(types);
});

it('reports no values that the browser does not observe', () => {
  set('hidden', false);
  reportVisit();
  set('visibilityState', 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  const body = fetched.mock.calls.at(-1)?.[1].body;
  expect(Object.keys(JSON.parse(body ?? '') as object)).toEqual(['name', 'path', 'referrer']);
});

it('reports once that a page is left, however often its tab is hidden', () => {
  set('visibilityState', 'visible');
  reportVisit();
  set('visibilityState', 'hidden');
  for (let time = 1; time <= 2; time += 1) document.dispatchEvent(new Event('visibilitychange'));
  const names = fetched.mock.calls.map(
    ([, { body }]) => (JSON.parse(body) as { name: string }).name,
  );
  expect(names).toEqual(['pageview', 'vitals']);
});
