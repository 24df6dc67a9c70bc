/**
 * Marks the page with the number of the service that the URL's fragment names, before the cards
 * arrive: browsers match `:target` only after reading the page and its scripts, and cards already
 * shown closed would move. If the island has not come by then, the room for its panel is given back,
 * and the service's card is the link to its page; so from the start for whoever saves data, to whom
 * no island comes by itself. Runs as an `EarlyScript` with the services' ids.
 */
export function markLinkedService(): void {
  // As in the engine's loader.
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (connection?.saveData || matchMedia('(prefers-reduced-data)').matches) return;
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
  setTimeout(() => {
    if (document.querySelector('[data-island=service-explorer] > [data-enhanced]')) return;
    removeEventListener('hashchange', mark);
    document.documentElement.removeAttribute('data-linked');
    document.querySelector(':target')?.closest('a')?.scrollIntoView({ block: 'nearest' });
  }, 20_000);
}
