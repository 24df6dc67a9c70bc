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
  style.textContent = `[data-one-entry] ${SAVE}{padding-inline:20px}[data-one-entry] ${SAVE}::after{content:none}
    body [class*=-EditorContainer]{min-width:0}
    [class*=-EditorContainer][inert]{opacity:.5}
    @media (max-width:50rem){
      /* Decap's toolbar is 800 pixels wide: what does not fit goes below. */
      body [class*=-EditorContainer]{display:flex;flex-direction:column;padding-top:0}
      body [class*=-EditorContainer]>:last-child{flex:1;min-height:0;height:auto}
      body [class*=-ToolbarContainer]{position:relative;flex-wrap:wrap;min-width:0;height:auto}
      body [class*=-ToolbarContainer]>*{height:auto;padding:12px 8px;border:0}
      body [class*=-ToolbarSectionMain]{order:1;flex-basis:100%}
      [class*=-TopBarContainer]{flex-wrap:wrap}
    }`;
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
  // A form that is not complete says so at its top, wherever its first mistake is.
  new MutationObserver((changes) => {
    const isAlert = (node) => node instanceof Element && node.querySelector('[role=alert]');
    if (!changes.some(({ addedNodes }) => [...addedNodes].some(isAlert))) return;
    document.querySelector('[class*=ControlErrorsList]')?.scrollIntoView({ block: 'center' });
  }).observe(document.body, { childList: true, subtree: true });
  // The arrow keys open menus.
  document.addEventListener(
    'keydown',
    (event) => {
      const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
      if (isArrow && hasOneEntry() && event.target.matches(SAVE)) event.stopPropagation();
    },
    true,
  );

  // A field of one line would run the entries of a pasted list together.
  document.addEventListener('paste', (event) => {
    const isList = /\n\s*([-*+•]|\d+[.)])\s/.test(event.clipboardData.getData('text/plain'));
    if (!isList || !event.target.matches('input')) return;
    event.preventDefault();
    alert('This field has one line: it cannot take a list.');
  });

  /** The collection and the entry (or `new`) of a form's address; undefined for a list. */
  const formAt = (url) =>
    /^#\/collections\/([^/]+)\/(new|entries\/[^?]+)/.exec(new URL(url).hash)?.slice(1);

  /** Whether Decap would ask before its page is left. */
  function isUnsaved() {
    const event = document.createEvent('BeforeUnloadEvent');
    event.initEvent('beforeunload', false, true);
    window.dispatchEvent(event);
    return event.returnValue !== '';
  }

  const formIsShown = () =>
    new Promise((resolve) => {
      const observer = new MutationObserver(look);
      function look() {
        if (!document.querySelector('[class*=-ControlPaneContainer]')) return;
        observer.disconnect();
        resolve();
      }
      observer.observe(document.body, { childList: true, subtree: true });
      look();
    });
  // Decap offers what was typed and not saved while the entry is on its way, which then takes its
  // place: what it has kept in the browser waits for the form.
  // oxlint-disable-next-line typescript/unbound-method -- called on the store itself below
  const { get } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.get = function getInTime(key) {
    const request = get.call(this, key);
    if (!/^backup\./.test(key)) return request;
    const listen = (handler) =>
      request.addEventListener('success', () => formIsShown().then(handler));
    return Object.defineProperty(request, 'onsuccess', { set: listen });
  };

  let isSaved = false;
  CMS.registerEventListener({ name: 'postSave', handler: () => void (isSaved = true) });
  // These listeners come before Decap's own, which it adds once it has begun.
  let isLeaving = false;
  window.addEventListener('beforeunload', (event) => isLeaving && event.stopImmediatePropagation());
  // From one form to another, by a bookmark or Back, Decap keeps the values of the first and would
  // save them as the second: the page is loaded anew, unless Decap itself opens the other form.
  window.addEventListener('hashchange', (event) => {
    const [[from, before] = [], [to, after] = []] = [event.oldURL, event.newURL].map(formAt);
    const isByDecap = from === to && (after === 'new' || (before === 'new' && isSaved));
    isSaved = false;
    // Once a new entry is saved, Decap opens it wherever one is by then.
    const isNewSaved = document.querySelector('[class*=-EditorContainer][inert]');
    if (!from || !(to || isNewSaved) || isByDecap) return;
    event.stopImmediatePropagation();
    isLeaving = !isUnsaved() || confirm('What you have typed is not saved. Leave it all the same?');
    if (isLeaving) location.reload();
    else history.replaceState(null, '', event.oldURL);
  });

  const NOTHING = 'There is nothing at this address. The list shows all that there is.';
  /** On one's own machine a name that no file can have is refused. */
  function nothingIfRefused(error) {
    if (error.status !== 422) throw error;
  }
  // Decap shows an empty form for an entry that is not there, or nothing at all.
  for (const host of ['proxy', 'github', 'gitlab']) {
    const backend = CMS.getBackend(host);
    const { init } = backend;
    backend.init = (...options) => {
      const made = init(...options);
      const { getEntry } = made;
      made.getEntry = async (path) => {
        const [collection, entry] = formAt(location.href) ?? [];
        // A file with a form of its own need not exist; a new entry asks whether its name is free.
        if (path && (hasOneEntry() || entry === 'new')) return getEntry.call(made, path);
        const found = path && (await getEntry.call(made, path).catch(nothingIfRefused));
        if (found?.data) return found;
        alert(NOTHING);
        location.replace(`#/collections/${collection}`);
        throw new Error(NOTHING);
      };
      return made;
    };
  }

  CMS.init();
})();
