'use client';

import { useEffect, useRef, type FocusEvent } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { ToastCard } from './toast-card';
import { reserveRoom } from './room-for-toast';
import { forgetToast, type Toast } from '@/components/islands/shared/toast';

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

const HEIGHT = '--toast-height';

/** Scrolls the focused element out from under a toast, unless it is outside of the window. */
function uncoverFocus(card: HTMLElement): void {
  const focused = document.querySelector(':focus-visible');
  const { top, bottom } = focused?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  const isUnder = top < innerHeight && bottom > innerHeight - card.offsetHeight;
  if (isUnder) focused?.scrollIntoView({ block: 'nearest' });
}

/** One toast, shown while this component is mounted. */
export function SonnerToast({ id, toast, labels }: SonnerToastProps) {
  const focusedBefore = useRef<HTMLElement>(null);

  const onFocus = (event: FocusEvent) => {
    // Sonner would return a focus that leaves the toast to where it came from: Tab would never get
    // past the toast.
    event.stopPropagation();
    const { currentTarget, relatedTarget } = event;
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      focusedBefore.current = relatedTarget;
    }
  };

  useEffect(() => {
    const mount = (card: HTMLElement | null) => {
      if (!card) return undefined;
      // Sonner makes the list item a tab stop without a role or a name of use; the buttons in it are
      // enough.
      card.closest('li')?.removeAttribute('tabindex');
      const observer = reserveRoom(card, HEIGHT);
      // A form returns the focus to its button without scrolling, before or after the card is
      // measured. This observer runs after the one that reserves the room.
      const uncover = () => uncoverFocus(card);
      const measured = new ResizeObserver(uncover);
      measured.observe(card);
      addEventListener('focusin', uncover);
      return () => {
        observer.disconnect();
        measured.disconnect();
        removeEventListener('focusin', uncover);
        document.documentElement.style.removeProperty(HEIGHT);
        // A focus inside would be lost with the toast.
        if (!card.closest('li')?.contains(document.activeElement)) return;
        (focusedBefore.current ?? document.getElementById('Main'))?.focus({ preventScroll: true });
      };
    };
    const { title, description, durationMs, action, onClose } = toast;
    const close = () => sonner.dismiss(id);
    sonner.custom(
      () => (
        <ToastCard
          ref={mount}
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
      {
        id,
        duration: durationMs,
        onDismiss: () => {
          forgetToast();
          onClose?.();
        },
        onAutoClose: forgetToast,
      },
    );
    return () => void close();
  }, [id, toast, labels]);

  return (
    <div className="print:hidden" onFocusCapture={onFocus}>
      <Sonner
        // The toaster around it is the live region; a second one could announce the toast twice.
        ref={(section) => section?.removeAttribute('aria-live')}
        customAriaLabel={labels.region}
        hotkey={[]}
        // Rendered in the browser only, so there is a `document`. Toasts are swiped to their side.
        position={document.dir === 'rtl' ? 'bottom-left' : undefined}
        className="font-sans!"
        toastOptions={{
          className: 'w-full touch-enlarge! rounded-control',
        }}
      />
    </div>
  );
}
