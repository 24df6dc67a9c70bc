export interface Toast {
  title: string;
  description: string;
  durationMs: number;
  /** An immediate action. */
  action?: { label: string; onPress: () => void };
  /** Whether no other page shows it; one with an action is of its page anyway. */
  isOfPage?: boolean;
  /** Called when the visitor closes it, by its button or by swiping. */
  onClose?: () => void;
}

type Listener = (toast: Toast | undefined) => void;

let listener: Listener | undefined;
let pending: Toast | undefined;

/** Replaces the toast with another, or with none; the page must contain the toaster. */
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
