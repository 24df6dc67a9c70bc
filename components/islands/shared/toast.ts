export interface Toast {
  title: string;
  description: string;
  durationMs: number;
  /** Something to do at once. A toast with an action is about its page and ends with it. */
  action?: { label: string; onPress: () => void };
}

type Listener = (toast: Toast) => void;

let listener: Listener | undefined;
let waiting: Toast | undefined;

/** Shows a toast in place of the one before it, on a page that mounts the toaster. */
export function showToast(toast: Toast): void {
  if (listener) listener(toast);
  else waiting = toast;
}

/**
 * The toaster's end of `showToast`; a toast that came before it is handed over at once.
 *
 * @returns a function that ends it
 */
export function onToast(next: Listener): () => void {
  listener = next;
  if (waiting) next(waiting);
  waiting = undefined;
  return () => {
    listener = undefined;
  };
}
