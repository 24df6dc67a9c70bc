/**
 * On the 404 page: shows a message for an unknown service, with its own title; any other path is
 * replaced by the home page, without a history entry. A service's path has one segment below
 * `service/`. Runs as an `EarlyScript` below both messages.
 */
export function handleUnknownPage(): void {
  const { base = '', title = '' } = document.currentScript?.dataset ?? {};
  const path = location.pathname.replace(/(\/|(\/index)?\.html)$/, '');
  if (path.replace(/\/[^/]+$/, '') !== `${base}/service`) return location.replace(`${base}/`);
  document.title = title;
  for (const id of ['UnknownPage', 'UnknownService']) {
    document.getElementById(id)?.classList.toggle('hidden');
  }
}
