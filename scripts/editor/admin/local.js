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
  phrases.ui.toast.entrySaved = 'Saved';
  phrases.ui.toast.onFailToPersist = 'Not saved: %{details}';
  CMS.registerLocale('en', phrases);

  const notice = document.createElement('div');
  notice.setAttribute('role', 'status');
  notice.style.cssText =
    'position:fixed;inset:auto 1rem 1rem;z-index:99999;max-width:60rem;margin:auto;padding:1rem;' +
    'border-radius:5px;background:#fcefea;color:#7a1f0c;font:14px/1.5 system-ui,sans-serif;' +
    'white-space:pre-wrap;box-shadow:0 2px 12px #0004';
  notice.hidden = true;
  document.body.append(notice);

  /** Shows what the build would not accept in the files as they are now. */
  async function showProblems() {
    // What it says is of the files before.
    notice.hidden = true;
    const response = await fetch('api/problems');
    if (!response.ok) return;
    const problems = await response.json();
    notice.hidden = problems.length === 0;
    notice.textContent = ['Saved, but the site cannot be built like this:', ...problems].join('\n');
  }

  // The second follows a deletion, which may leave links behind.
  for (const name of ['postSave', 'postUnpublish']) {
    CMS.registerEventListener({ name, handler: () => void showProblems() });
  }
})();
