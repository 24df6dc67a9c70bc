/* global CMS */
(() => {
  'use strict';

  // The messages of our rules are sentences about the field.
  const phrases = CMS.getLocale('en');
  phrases.editor.editorControlPane.widget.regexPattern = '%{fieldLabel} %{pattern}.';
  CMS.registerLocale('en', phrases);

  // Only articles and pages of sections can be added, so only theirs has more entries than one: save,
  // and add another.
  const hasOneEntry = () => !/^#\/collections\/(articles|pages-of-sections)\//.test(location.hash);
  const SAVE = '[class*=-PublishButton]';

  const style = document.createElement('style');
  style.textContent = `[data-one-entry] ${SAVE}{padding-inline:20px}[data-one-entry] ${SAVE}::after{content:none}`;
  document.head.append(style);

  /** Makes a button of Decap's menu with one entry: the entry is chosen as soon as it is there. */
  function replaceMenu() {
    document.body.toggleAttribute('data-one-entry', hasOneEntry());
    const button = hasOneEntry() && document.querySelector(SAVE);
    if (!button) return;
    for (const name of ['aria-haspopup', 'aria-expanded']) button.removeAttribute(name);
    const menu = button.parentElement.parentElement;
    menu.querySelector('[role=menuitem]')?.click();
  }
  new MutationObserver(replaceMenu).observe(document.body, { childList: true, subtree: true });
  // The arrow keys open menus.
  document.addEventListener(
    'keydown',
    (event) => {
      const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
      if (isArrow && hasOneEntry() && event.target.matches(SAVE)) event.stopPropagation();
    },
    true,
  );

  CMS.init();
})();
