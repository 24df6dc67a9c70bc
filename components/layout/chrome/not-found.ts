import { byId, normalisePath } from '@/components/layout/chrome/dom';

/**
 * On the page for unknown paths: an unknown service keeps its address and says so, anything else
 * ends at the home page without leaving a step in the history.
 */
export function leaveUnknownPage(): void {
  const unknownPage = document.getElementById('unknown-page');
  if (!unknownPage) return;
  const home = document.documentElement.dataset.base ?? '/';
  if (/\/service\/[^/]+$/.test(normalisePath(location.pathname))) {
    unknownPage.hidden = true;
    byId('unknown-service').hidden = false;
  } else {
    location.replace(home);
  }
}
