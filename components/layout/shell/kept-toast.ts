import { keptToast, showPlainToast } from '@/components/browser/kept-toast';

/**
 * Shows the toast that the previous page stored, for its remaining time; again when this page is
 * restored from the back/forward cache or activated after prerendering.
 */
export function showKeptToast(): void {
  const show = () => showPlainToast(keptToast());
  show();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show();
  });
  document.addEventListener('prerenderingchange', show);
}
