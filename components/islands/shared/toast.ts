import { keepToast, showPlainToast, type KeptToast } from '@/components/islands/shared/kept-toast';

export type Toast = {
  title: string;
  description: string;
  durationMs: number;
  /** Called when the visitor closes it, by its button or by swiping. */
  onClose?: () => void;
} & (
  | {
      /** Whether no other page shows it. */
      isOfPage?: boolean;
      action?: undefined;
    }
  | {
      isOfPage: true;
      /** An immediate action, which is a function of this page. */
      action: { label: string; onPress: () => void };
    }
);

export type ShownToast = Toast & KeptToast;

/** The layout's own card shows toasts, until the toaster runs. */
let show: (toast: ShownToast | undefined) => void | Promise<void> = showPlainToast;

/** Replaces the toast with another, or with none; the page must contain the toaster. */
export function showToast(toast: Toast | undefined): void {
  const shown = toast && { ...toast, endsAtMs: Date.now() + toast.durationMs };
  keepToast(toast?.isOfPage ? undefined : shown);
  void show(shown);
}

/** Called when the toast has gone: no later page shows it. */
export const forgetToast = () => keepToast();

/** Lets the toaster show what follows. @returns a function that takes it from it again */
export function onToast(next: typeof show): () => void {
  show = next;
  return () => {
    show = showPlainToast;
  };
}
