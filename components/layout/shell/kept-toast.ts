import { keptToast, showPlainToast } from '@/components/browser/kept-toast';

/**
 * Shows the toast that the page before has kept, for the time it has left, and again when this
 * page comes to the front later than it was run: from the back/forward cache or from a prerender.
 */
export function showKeptToast(): void {
  const show = () => showPlainToast(keptToast());
  show();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show();
  });
  document.addEventListener('prerenderingchange', show);
}
