'use client';

import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { ToastCard } from './toast-card';
import { keepToast } from '@/components/browser/kept-toast';
import type { Toast } from '@/components/islands/shared/toast';

export interface ToasterLabels {
  /** Name of the region that holds the toast. */
  region: string;
  /** Name of the close button. */
  close: string;
}

interface SonnerToastProps {
  id: number;
  toast: Toast;
  labels: ToasterLabels;
}

const forget = () => keepToast(null);

/** One toast, shown as soon as this is mounted and gone with it. */
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
      { id, duration: durationMs, onDismiss: forget, onAutoClose: forget },
    );
    return () => void close();
  }, [id, toast, labels]);

  return (
    <Sonner
      // The toaster around it is the live region; a second one inside could speak twice.
      ref={(section) => section?.removeAttribute('aria-live')}
      customAriaLabel={labels.region}
      hotkey={[]}
      className="font-sans!"
      toastOptions={{
        className:
          'w-full rounded-control focus-visible:outline-3! focus-visible:outline-accent-2!',
      }}
    />
  );
}
