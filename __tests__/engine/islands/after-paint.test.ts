/** @jest-environment jsdom */
import { afterPaint } from '@/engine/islands/after-paint';

let paint: () => void;

/** An observer that reports a paint when `paint` is called. */
class Observer {
  constructor(listener: PerformanceObserverCallback) {
    const list = { getEntriesByName: () => [{}] } as unknown as PerformanceObserverEntryList;
    paint = () => listener(list, this as unknown as PerformanceObserver);
  }
  observe() {}
  disconnect() {}
}

const task = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  task.mockReset();
  Object.assign(globalThis, { PerformanceObserver: Observer });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('runs the task once, after the paint', async () => {
  afterPaint(task);
  await jest.advanceTimersByTimeAsync(100);
  expect(task).not.toHaveBeenCalled();
  paint();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(task).toHaveBeenCalledTimes(1);
});

it('runs the task a while after `load` in a browser that reports no paint', async () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  afterPaint(task);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(task).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(500);
  expect(task).toHaveBeenCalledTimes(1);
});

it('runs the task a while later if `load` has already fired', async () => {
  afterPaint(task);
  await jest.advanceTimersByTimeAsync(500);
  expect(task).toHaveBeenCalledTimes(1);
});

it('runs the task at once on a hidden page, and in a browser without observers', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  afterPaint(task);
  await jest.advanceTimersByTimeAsync(0);
  expect(task).toHaveBeenCalledTimes(1);
  hidden.mockReturnValue(false);
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  afterPaint(task);
  await jest.advanceTimersByTimeAsync(0);
  expect(task).toHaveBeenCalledTimes(2);
});
