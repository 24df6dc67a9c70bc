const FIRST_PAINT = 'first-contentful-paint';

/** Browsers that keep their paints to themselves, for privacy, have painted by then. */
const PAINT_LIMIT_MS = 2_000;

/**
 * Runs a task once the first paint of the page is on the screen, or a while after `load` where the
 * browser tells of none; at once where nobody looks.
 */
export function afterPaint(task: () => void): void {
  const painted = new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    const wait = () => setTimeout(resolve, PAINT_LIMIT_MS);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait);
    // A frame's callbacks and timers come before its picture; only this entry comes after it.
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName(FIRST_PAINT).length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  // Rejected where there is no such observer at all.
  void painted.then(task, task);
}
