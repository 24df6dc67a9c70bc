export interface Toast {
  title: string;
  description: string;
  durationMs: number;
  /**
   * An immediate action. A toast with an action belongs to its page and is not kept for the next
   * one.
   */
  action?: { label: string; onPress: () => void };
}

type Listener = (toast: Toast | undefined) => void;

let listener: Listener | undefined;
let pending: Toast | undefined;

/** Shows a toast, or none, in place of the previous one, on a page that contains the toaster. */
export function showToast(toast: Toast | undefined): void {
  if (listener) listener(toast);
  else pending = toast;
}

/**
 * Subscribes the toaster to `showToast`; a toast that is already pending is passed on at once.
 *
 * @returns a function that unsubscribes
 */
export function onToast(next: Listener): () => void {
  listener = next;
  if (pending) next(pending);
  pending = undefined;
  return () => {
    listener = undefined;
  };
}
