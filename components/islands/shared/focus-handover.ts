/**
 * Hands over the focus from a static element to the one that replaces it after hydration.
 *
 * React detaches the ref of a removed element while it is still in the document, and attaches that
 * of its replacement after inserting it. Create one handover for each pair of elements and keep it
 * between renders.
 *
 * @returns refs for the outgoing and for the incoming element
 */
export function createFocusHandover() {
  let hadFocus = false;
  return {
    outgoing: (node: HTMLElement | null) => () => {
      hadFocus = node !== null && node === document.activeElement;
    },
    incoming: (node: HTMLElement | null) => {
      if (!node || !hadFocus) return;
      hadFocus = false;
      node.focus({ preventScroll: true });
    },
  };
}
