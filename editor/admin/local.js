/* global CMS */
(() => {
  'use strict';

  // On one's own machine there is nobody to log in as; Decap would show a button all the same.
  localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }));

  // What is saved here is not published yet.
  const phrases = CMS.getLocale('en');
  Object.assign(phrases.editor.editorToolbar, {
    publish: 'Save',
    publishing: 'Saving…',
    published: 'Saved',
    publishNow: 'Save',
    publishAndCreateNew: 'Save and create another',
    publishAndDuplicate: 'Save and duplicate',
    deployButtonLabel: 'See the page',
    backCollection: '%{collectionLabel}',
    deletePublishedEntry: 'Delete',
  });
  phrases.editor.editor.onDeletePublishedEntry = 'Delete this for good?';
  phrases.editor.editor.confirmLoadBackup =
    'Something was typed here and not saved. Show it again? Whatever has been saved since would be replaced with it.';
  phrases.ui.toast.entrySaved = 'Saved';
  // The reason is in the notice below, which stays.
  phrases.ui.toast.onFailToPersist = 'Not saved';
  CMS.registerLocale('en', phrases);

  const notice = document.createElement('div');
  notice.setAttribute('role', 'status');
  notice.style.cssText =
    'position:fixed;inset:auto 1rem 1rem;z-index:99999;max-width:60rem;max-height:40vh;margin:auto;padding:1rem;' +
    'border-radius:5px;background:#fcefea;color:#7a1f0c;font:14px/1.5 system-ui,sans-serif;' +
    'overflow:auto;white-space:pre-wrap;box-shadow:0 2px 12px #0004';
  notice.hidden = true;
  document.body.append(notice);
  // The last field can be scrolled above it, and is when it gets the focus.
  const style = document.createElement('style');
  style.textContent = `body>[role=status]:not([hidden])~* [class*=-ControlPaneContainer]:has(>[class*=-ControlPaneContainer]){
      padding-bottom:calc(40vh + 2rem);scroll-padding-bottom:calc(40vh + 2rem)}`;
  document.head.append(style);

  /** Shows lines until the next save; what was there was of the one before. */
  function show(...lines) {
    notice.hidden = lines.length === 0;
    notice.textContent = lines.join('\n');
  }

  /** Shows what the build would not accept in the files as they are now. */
  async function showProblems() {
    const response = await fetch('api/problems');
    const problems = response.ok ? await response.json() : [];
    if (problems.length > 0) show('Saved, but the site cannot be built like this:', ...problems);
  }

  CMS.registerEventListener({ name: 'preSave', handler: () => show() });
  // The second follows a deletion, which may leave links behind.
  for (const name of ['postSave', 'postUnpublish']) {
    CMS.registerEventListener({ name, handler: () => void showProblems() });
  }

  // Decap shows a refusal for a few seconds only; what to do after it takes longer to read.
  const fetch = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const isSave = /"action":"(?:persist|delete)/.test(request[1]?.body);
    const response = await fetch(...request).catch((error) => {
      if (isSave) {
        show(
          'Not saved.',
          'The editor does not answer: start it again with npm run edit. Then load this page anew: it asks whether to show again what you have typed.',
        );
      }
      throw error;
    });
    if (isSave && !response.ok) {
      const { error } = await response.clone().json();
      show('Not saved.', error);
    }
    return response;
  };
})();
