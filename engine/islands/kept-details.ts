/** The key under which a page's history entry holds them, beside what others keep there. */
const KEY = 'details';

/** Those in islands belong to their islands. */
const OUTSIDE_ISLANDS = 'details:not([data-island] *)';

/**
 * Keeps which `<details>` are open in the page's history entry: without the back/forward cache Back
 * loads the page anew. They are as they were before the page is seen, or else its scroll position
 * would belong to other parts of the page.
 */
export function keepDetails(): void {
  const all = [...document.querySelectorAll<HTMLDetailsElement>(OUTSIDE_ISLANDS)];
  const opened = () => all.map(({ open }) => Number(open)).join('');
  const asWritten = opened();
  const kept = () => (history.state as Record<string, string> | null)?.[KEY] ?? asWritten;
  const before = kept();
  // A page that was published anew may have more or fewer of them.
  if (before.length === all.length) {
    all.forEach((details, index) => {
      details.open = before[index] === '1';
    });
  }
  const keep = () => {
    if (opened() === kept()) return;
    try {
      history.replaceState({ ...(history.state as object | null), [KEY]: opened() }, '');
    } catch {
      // Safari refuses more than a hundred changes in ten seconds, as from a key that is held down.
    }
  };
  document.addEventListener('toggle', keep, true);
  // A link to a fragment begins an entry of its own, without state.
  addEventListener('hashchange', keep);
}
