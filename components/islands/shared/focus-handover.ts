/**
 * Hands the focus from an element of the HTML to the one that takes its place after hydration.
 *
 * React detaches the ref of a removed element while it still stands in the document, and attaches
 * that of its successor once it has been inserted. Make one a pair of elements and keep it between
 * renders.
 *
 * @returns refs for the element that leaves and for the one that comes
 */
export function createFocusHandover() {
  let hadFocus = false;
  return {
    leaving: (node: HTMLElement | null) => () => {
      hadFocus = node !== null && node === document.activeElement;
    },
    coming: (node: HTMLElement | null) => {
      if (!node || !hadFocus) return;
      hadFocus = false;
      node.focus({ preventScroll: true });
    },
  };
}
