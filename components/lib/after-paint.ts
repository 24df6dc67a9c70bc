const FIRST_PAINT = 'first-contentful-paint';

/** Runs a task once the first paint of the page is on the screen; at once where nobody looks. */
export function afterPaint(task: () => void): void {
  if (document.hidden) {
    task();
    return;
  }
  // A frame's callbacks and timers come before its picture; only this entry comes after it.
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName(FIRST_PAINT).length === 0) return;
    observer.disconnect();
    task();
  });
  observer.observe({ type: 'paint', buffered: true });
}
