(() => {
  'use strict';

  /** What the form of each entry held when its save began. */
  const saved = {};
  /** What Decap does, and after a save compares the form with what was saved, not with what was read. */
  const comparing = (reducer) => (before, action) => {
    const state = reducer(before, action);
    if (!/^ENTRY_PERSIST_(?:REQUEST|SUCCESS)$/.test(action.type)) return state;
    const { entries, entryDraft } = state;
    const { collectionName, entrySlug } = action.payload;
    const name = `${collectionName}.${entrySlug}`;
    const entry = entryDraft.get('entry');
    if (action.type === 'ENTRY_PERSIST_REQUEST') {
      saved[name] = entry.get('data');
      return state;
    }
    // A new entry is read from its file next: its save lasts until then.
    if (!entrySlug)
      return { ...state, entryDraft: entryDraft.setIn(['entry', 'isPersisting'], true) };
    const known = ['entities', name, 'data'];
    if (!entries.hasIn(known)) return state;
    const isOpen = `${entry.get('collection')}.${entry.get('slug')}` === name;
    return {
      ...state,
      entries: entries.setIn(known, saved[name]),
      // What is typed while it saves is not saved; nor is what another form holds by then.
      entryDraft: isOpen
        ? entryDraft.set('hasChanged', !entry.get('data').equals(saved[name]))
        : before.entryDraft,
    };
  };

  let isClosed = false;
  let focused;
  /**
   * Closes the form of a new entry, and what leads out of it, while that is saved: Decap then opens
   * the entry as its file has it, wherever one is by then, and asks nobody who leaves before.
   */
  function closeWhileSaved(draft) {
    const isNewSaved = ['newRecord', 'isPersisting'].every((name) => draft.getIn(['entry', name]));
    if (isNewSaved === isClosed) return;
    isClosed = isNewSaved;
    if (isClosed) focused = document.activeElement;
    document.querySelector('[class*=-EditorContainer]')?.toggleAttribute('inert', isClosed);
    if (!isClosed) focused.focus();
  }

  // Decap's store, which it makes as soon as it is loaded, asks the tools of developers only.
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (enhancer) => (createStore) => (reducer) => {
    const store = enhancer(createStore)(comparing(reducer));
    store.subscribe(() => closeWhileSaved(store.getState().entryDraft));
    return store;
  };
})();
