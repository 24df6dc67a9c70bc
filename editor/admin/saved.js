(() => {
  'use strict';

  let saved;
  /** What Decap does, and after a save compares the form with what was saved, not with what was read. */
  const comparing = (reducer) => (before, action) => {
    const state = reducer(before, action);
    const form = state.entryDraft.getIn(['entry', 'data']);
    if (action.type === 'ENTRY_PERSIST_REQUEST') saved = form;
    if (action.type !== 'ENTRY_PERSIST_SUCCESS') return state;
    // A new entry is read from its file next: its save lasts until then.
    if (state.entryDraft.getIn(['entry', 'newRecord'])) {
      return { ...state, entryDraft: state.entryDraft.setIn(['entry', 'isPersisting'], true) };
    }
    const { collectionName, slug } = action.payload;
    const known = ['entities', `${collectionName}.${slug}`, 'data'];
    if (!state.entries.hasIn(known)) return state;
    const entries = state.entries.setIn(known, saved);
    // What is typed while it saves is not saved.
    return {
      ...state,
      entries,
      entryDraft: state.entryDraft.set('hasChanged', !form.equals(saved)),
    };
  };

  /** What is typed into a new entry while it saves would be lost when it is read from its file. */
  function closeForm(draft) {
    const isBusy = ['newRecord', 'isPersisting'].every((name) => draft.getIn(['entry', name]));
    document.querySelector('[class*=-ControlPaneContainer]')?.toggleAttribute('inert', isBusy);
  }

  // Decap's store, which it makes as soon as it is loaded, asks the tools of developers only.
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (enhancer) => (createStore) => (reducer) => {
    const store = enhancer(createStore)(comparing(reducer));
    store.subscribe(() => closeForm(store.getState().entryDraft));
    return store;
  };
})();
