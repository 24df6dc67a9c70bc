/**
 * Lets visitors dismiss the notice for the rest of their visit. It is sent as an `EarlyScript` at
 * the notice's beginning, with the notice's last day, by which a later notice is told apart: a
 * notice that was dismissed on another page is hidden before it is painted.
 */
export function dismissNotice(): void {
  const script = document.currentScript;
  const notice = script?.parentElement;
  if (!script || !notice) return;
  const key = 'notice';
  const { until = '' } = script.dataset;
  const hideDismissed = () => {
    try {
      if (sessionStorage.getItem(key) === until) notice.hidden = true;
    } catch {
      // Without storage it is dismissed on one page only.
    }
  };
  hideDismissed();
  // It may be dismissed elsewhere while this page is in the back/forward cache or prerendered.
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
