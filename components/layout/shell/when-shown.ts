/** A property of Chromium that TypeScript does not know. */
declare global {
  interface Document {
    readonly prerendering?: boolean;
  }
}

/** Runs a task now, or, in a page that is prerendered, once somebody sees the page. */
export function whenShown(task: () => void): void {
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', task, { once: true });
  } else {
    task();
  }
}
