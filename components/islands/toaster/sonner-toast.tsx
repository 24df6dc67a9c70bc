'use client';

import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { ToastCard } from './toast-card';
import { keepToast } from '@/components/browser/kept-toast';
import type { Toast } from '@/components/islands/shared/toast';

export interface ToasterLabels {
  /** Label of the region that contains the toast. */
  region: string;
  /** Label of the close button. */
  close: string;
}

interface SonnerToastProps {
  id: number;
  toast: Toast;
  labels: ToasterLabels;
}

const clearKeptToast = () => keepToast(null);

/** One toast, shown while this component is mounted. */
export function SonnerToast({ id, toast, labels }: SonnerToastProps) {
  useEffect(() => {
    const { title, description, durationMs, action } = toast;
    const close = () => sonner.dismiss(id);
    sonner.custom(
      () => (
        <ToastCard
          title={title}
          description={description}
          closeLabel={labels.close}
          onClose={close}
          action={
            action && {
              label: action.label,
              onPress: () => {
                action.onPress();
                close();
              },
            }
          }
        />
      ),
      { id, duration: durationMs, onDismiss: clearKeptToast, onAutoClose: clearKeptToast },
    );
    return () => void close();
  }, [id, toast, labels]);

  return (
    <Sonner
      // The toaster around it is the live region; a second one could announce the toast twice.
      ref={(section) => section?.removeAttribute('aria-live')}
      customAriaLabel={labels.region}
      hotkey={[]}
      // It is rendered in the browser only. Toasts are swiped out to the side at which they stand.
      position={document.dir === 'rtl' ? 'bottom-left' : undefined}
      className="font-sans!"
      toastOptions={{
        className:
          'w-full touch-pinch-zoom! rounded-control focus-visible:outline-3! focus-visible:outline-accent-2!',
      }}
    />
  );
}
