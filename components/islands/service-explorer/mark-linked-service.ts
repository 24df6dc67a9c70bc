/**
 * Marks the page with the number of the service that the URL's fragment names, before the cards
 * arrive: browsers match `:target` only after reading the page and its scripts, and cards already
 * shown closed would move. Runs as an `EarlyScript` with the services' ids.
 */
export function markLinkedService(): void {
  const ids = document.currentScript?.dataset.ids?.split(' ') ?? [];
  const mark = () => {
    let index = -1;
    try {
      index = ids.indexOf(decodeURIComponent(location.hash.slice(1)));
    } catch {
      // A malformed fragment names no service.
    }
    const root = document.documentElement;
    if (index < 0) root.removeAttribute('data-linked');
    else root.setAttribute('data-linked', String(index + 1));
  };
  mark();
  addEventListener('hashchange', mark);
}
