'use client';

import { useEffect, useState } from 'react';
import type { SonnerToast, ToasterLabels } from './sonner-toast';
import { keepToast, showPlainToast } from '@/components/browser/kept-toast';
import { onToast, type Toast } from '@/components/islands/shared/toast';

interface Shown {
  id: number;
  toast: Toast;
  Component: typeof SonnerToast;
}

/** Never given twice, since sonner remembers the toasts of a toaster that was unmounted. */
let lastId = 0;

/**
 * Where `showToast` shows. The live region stands in the page from the load; what draws the toast
 * is fetched with the first one. A new toast takes the place of the old one, which leaves the page.
 */
export function Toaster({ labels }: { labels: ToasterLabels }) {
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    const show = async (toast: Toast) => {
      const { title, description, durationMs, action } = toast;
      const kept = { title, description, endsAtMs: Date.now() + durationMs };
      keepToast(action ? null : kept);
      showPlainToast(null);
      try {
        const { SonnerToast } = await import('./sonner-toast');
        lastId += 1;
        setShown({ id: lastId, toast, Component: SonnerToast });
      } catch {
        // The file is out of reach, offline or after a new release: the words are not lost.
        showPlainToast(kept);
      }
    };
    const stopListening = onToast((toast) => void show(toast));
    // Comes back by Back: whether the toast still lives is then the shell script's to say.
    const leave = () => setShown(undefined);
    addEventListener('pagehide', leave);
    return () => {
      stopListening();
      removeEventListener('pagehide', leave);
    };
  }, []);

  return (
    <div role="status">
      {shown && (
        <shown.Component key={shown.id} id={shown.id} toast={shown.toast} labels={labels} />
      )}
    </div>
  );
}
