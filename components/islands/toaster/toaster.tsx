'use client';

import { useEffect, useState } from 'react';
import type { SonnerToast, ToasterLabels } from './sonner-toast';
import { showPlainToast } from '@/components/islands/shared/kept-toast';
import { onToast, type Toast, type ShownToast } from '@/components/islands/shared/toast';

interface Shown {
  id: number;
  toast: Toast;
  Component: typeof SonnerToast;
}

/** Ids are never reused, because sonner remembers the toasts of an unmounted toaster. */
let lastId = 0;

/**
 * Shows the toasts of `showToast`. The live region is in the page from the start, not as a
 * `status`, at which screen readers would stop even while it is empty; the component that renders a
 * toast is loaded with the first one. A new toast replaces the old one.
 */
export function Toaster({ labels }: { labels: ToasterLabels }) {
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    const show = async (toast: ShownToast | undefined) => {
      lastId += 1;
      const id = lastId;
      if (!toast) {
        showPlainToast();
        setShown(undefined);
        return;
      }
      try {
        const { SonnerToast } = await import('./sonner-toast');
        // Another toast may have replaced this one while the module was loaded.
        if (id !== lastId) return;
        // Only now: when a prerendered page is shown, the shell's script may show a toast of the
        // page before after this one was asked for.
        showPlainToast();
        setShown({ id, toast, Component: SonnerToast });
      } catch {
        // The module could not be loaded, offline or after a new release: use the plain card.
        showPlainToast(toast);
      }
    };
    const stopListening = onToast(show);
    // After Back the shell's script decides whether the toast is still to be shown.
    // Nor does what is still loading come then.
    const hide = () => void show(undefined);
    addEventListener('pagehide', hide);
    return () => {
      stopListening();
      removeEventListener('pagehide', hide);
    };
  }, []);

  return (
    <div aria-live="polite">
      {shown && (
        <shown.Component key={shown.id} id={shown.id} toast={shown.toast} labels={labels} />
      )}
    </div>
  );
}
