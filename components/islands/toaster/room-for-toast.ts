/**
 * Passes the height of a toast to the style sheet, so that nothing that takes the focus is scrolled
 * under the toast.
 *
 * @param card of the toast; a hidden card has no height
 * @param property CSS property for the height; each place for toasts has its own
 * @returns the observer that keeps measuring the card
 */
export function reserveRoom(card: HTMLElement, property: `--${string}`): ResizeObserver {
  const observer = new ResizeObserver(() => {
    document.documentElement.style.setProperty(property, `${card.offsetHeight}px`);
  });
  observer.observe(card);
  return observer;
}
