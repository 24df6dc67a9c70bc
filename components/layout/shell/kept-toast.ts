import { keptToast, showPlainToast } from '@/components/islands/toaster/kept-toast';
import { reserveRoom } from '@/components/islands/toaster/room-for-toast';
import { byId } from '@/components/layout/shell/dom';
import { whenShown } from '@/components/layout/shell/when-shown';

/**
 * Shows the toast that the previous page stored, for its remaining time; again when this page is
 * restored from the back/forward cache.
 */
export function showKeptToast(): void {
  const show = () => showPlainToast(keptToast());
  reserveRoom(byId('KeptToast'), '--kept-toast-height');
  whenShown(show);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show();
  });
}
