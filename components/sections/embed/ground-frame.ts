/**
 * Gives the frame before its script a ground once its page has been asked for: that page may have
 * none of its own, and lie over what was shown until then.
 */
export function groundFrame(): void {
  const frame = document.currentScript?.previousElementSibling;
  const link = document.querySelector(`a[target="${frame?.getAttribute('name')}"]`);
  link?.addEventListener('click', () => frame?.toggleAttribute('data-asked', true));
}
