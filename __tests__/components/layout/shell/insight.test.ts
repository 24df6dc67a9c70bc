/**
 * @jest-environment jsdom
 *
 * Of line 90 of e2e/README.md what no test in a browser can do.
 */
import { reportVisit } from '@/components/layout/shell/insight';

const sendBeacon = jest.fn();

beforeEach(() => {
  Object.assign(navigator, { sendBeacon });
  // What the browser observes is tested in one.
  Object.assign(globalThis, {
    PerformanceObserver: class {
      observe() {}
    },
  });
  performance.getEntriesByType = () => [];
});

it('tells nothing of a page that is prerendered before somebody sees it', () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  reportVisit();
  expect(sendBeacon).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});
