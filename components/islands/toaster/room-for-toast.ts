/**
 * Tells the style sheet how high a toast is, so that nothing that takes the focus is scrolled under
 * it.
 *
 * @param card of the toast; one that is hidden has no height
 * @param property CSS property for the height; each place for toasts has its own
 * @returns the observer that goes on measuring the card
 */
export function reserveRoom(card: HTMLElement, property: `--${string}`): ResizeObserver {
  const observer = new ResizeObserver(() => {
    document.documentElement.style.setProperty(property, `${card.offsetHeight}px`);
  });
  observer.observe(card);
  return observer;
}
