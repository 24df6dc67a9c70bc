/**
 * Lets visitors dismiss the notice for the rest of their visit. Runs as an `EarlyScript` at the
 * notice's beginning, so that a notice dismissed on another page is hidden before it is painted.
 * The notice's last day distinguishes it from a later notice.
 */
export function dismissNotice(): void {
  const script = document.currentScript;
  const notice = script?.parentElement;
  if (!script || !notice) return;
  const key = 'notice';
  const { until = '' } = script.dataset;
  const hideDismissed = () => {
    // What a prerendered page sees of the storage may be out of date by the time it is shown.
    if (document.prerendering) return;
    try {
      if (sessionStorage.getItem(key) === until) notice.hidden = true;
    } catch {
      // Without storage the notice is dismissed on one page only.
    }
  };
  hideDismissed();
  // Another page may dismiss it while this one is in the back/forward cache or prerendered.
  addEventListener('pageshow', hideDismissed);
  document.addEventListener('prerenderingchange', hideDismissed);
  notice.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('button')) return;
    try {
      sessionStorage.setItem(key, until);
    } catch {
      // As above.
    }
    notice.hidden = true;
    document.querySelector<HTMLElement>('#SiteHeader a')?.focus({ preventScroll: true });
  });
}
