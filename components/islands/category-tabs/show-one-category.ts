/**
 * Shows one category at a time until the island is hydrated: the one that the URL's fragment names
 * or in which the browser has found a text; and keeps room for the highest, before anything below
 * is shown. Without scripts all of them stand below one another. Runs as an `EarlyScript`.
 */
export function showOneCategory(): void {
  const root = document.querySelector('[data-island=category-tabs] > *');
  if (!root) return;
  const links = [...root.querySelectorAll('a')];
  const panels = [...root.querySelectorAll('details')];
  let shown = -1;
  const show = (index: number) => {
    if (index < 0 || root.hasAttribute('data-enhanced')) return;
    shown = index;
    panels.forEach((panel, at) => (panel.open = at === index));
    links.forEach((link, at) => link.setAttribute('aria-current', String(at === index)));
  };
  const linked = () => links.findIndex(({ hash }) => hash === location.hash);

  root.setAttribute('data-shows-one', '');
  const box = panels[0]?.parentElement?.parentElement;
  const highest = Math.max(0, ...panels.map(({ offsetHeight }) => offsetHeight));
  if (box) box.style.minHeight = `${highest}px`;
  show(Math.max(linked(), 0));
  addEventListener('hashchange', () => show(linked()));
  // The browser opens a panel in which it has found a text; the event does not bubble.
  const follow = ({ target }: Event) => {
    const panel = target as HTMLDetailsElement;
    const index = panels.indexOf(panel);
    if (!panel.open || index === shown || root.hasAttribute('data-enhanced')) return;
    show(index);
    // As `useCategory` does, which then finds it here.
    const category = { hash: location.hash.slice(1), index };
    history.replaceState({ ...(history.state as object | null), category }, '');
  };
  root.addEventListener('toggle', follow, true);
}
