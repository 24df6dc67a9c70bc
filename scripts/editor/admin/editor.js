/* global CMS */
(() => {
  'use strict';

  // Without a library Decap has no button for uploads: images are files of the repository.
  CMS.registerMediaLibrary({
    name: 'none',
    init: () => ({ show() {}, hide() {}, enableStandalone: () => false }),
  });

  // The messages of our rules are sentences about the field.
  const phrases = CMS.getLocale('en');
  phrases.editor.editorControlPane.widget.regexPattern = '%{fieldLabel} %{pattern}.';
  CMS.registerLocale('en', phrases);

  CMS.init();
})();
