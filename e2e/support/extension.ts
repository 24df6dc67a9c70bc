/*
 * What browser extensions do to a page. Each function refers to nothing outside of itself, so that
 * Playwright can send it into a page.
 */

/** Adds elements where toolbars, password managers and spelling helpers do. */
export function addElements(): void {
  const added = () => document.createElement('div');
  document.head.append(document.createElement('meta'));
  const islands = document.querySelectorAll('[data-island]');
  const islandRoots = document.querySelectorAll('[data-island] > *');
  for (const place of [
    document.body,
    document.querySelector('main')!,
    ...islands,
    ...islandRoots,
  ]) {
    place.prepend(added());
    place.append(added());
  }
  for (const field of document.querySelectorAll('input, select, textarea')) field.after(added());
}

/** Marks every element, as spelling helpers and translators do. */
export function changeAttributes(): void {
  document.documentElement.lang = 'de';
  for (const element of document.querySelectorAll('html, body, body *')) {
    element.setAttribute('data-gr-ext', '');
    element.classList.add('translated-ltr');
  }
  for (const field of document.querySelectorAll('input, textarea')) {
    field.setAttribute('spellcheck', 'true');
    field.setAttribute('aria-description', 'Checked');
  }
}
