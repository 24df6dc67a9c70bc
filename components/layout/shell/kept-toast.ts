import { keptToast, showPlainToast } from '@/components/islands/shared/kept-toast';
import { reserveRoom } from '@/components/islands/toaster/room-for-toast';
import { byId } from '@/components/layout/shell/dom';
import { wheneverShown } from '@/engine/islands/when-shown';

/** Shows the toast that the previous page stored, for its remaining time. */
export function showKeptToast(): void {
  reserveRoom(byId('KeptToast'), '--kept-toast-height');
  wheneverShown(() => showPlainToast(keptToast()));
}
