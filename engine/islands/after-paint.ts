const FIRST_PAINT = 'first-contentful-paint';

/** Some browsers do not report paints, for privacy; after this time they have painted. */
const PAINT_LIMIT_MS = 500;

/**
 * Runs a task after the page's first paint, or 500 ms after `load` if the browser does not report
 * paints; at once in a hidden page.
 */
export function afterPaint(task: () => void): void {
  const painted = new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    const wait = () => setTimeout(resolve, PAINT_LIMIT_MS);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait);
    // Callbacks and timers of a frame run before it is painted; only this entry comes afterwards.
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName(FIRST_PAINT).length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  // The promise is rejected if the browser has no such observer.
  void painted.then(task, task);
}
