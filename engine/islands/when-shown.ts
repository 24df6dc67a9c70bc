/** A property of Chromium that TypeScript does not know. */
declare global {
  interface Document {
    readonly prerendering?: boolean;
  }
}

/**
 * Runs a task now, or, in a page that is prerendered, once somebody sees the page: until then the
 * browser gives it a copy of the tab's storage, which may be out of date by the time it is shown.
 */
export function whenShown(task: () => void): void {
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', task, { once: true });
  } else {
    task();
  }
}

/**
 * Runs a task as `whenShown` does, and each time that the page returns from the back/forward cache,
 * when what is stored may have changed.
 *
 * @param task is told whether the page comes from that cache
 */
export function wheneverShown(task: (isCached: boolean) => void): void {
  whenShown(() => task(false));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) task(true);
  });
}
