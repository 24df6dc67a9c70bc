/** What every test that runs in jsdom needs. */
import type * as TestingLibrary from '@testing-library/dom';

// Most tests run in Node, where loading this would only take time.
if ('document' in globalThis) {
  jest.requireActual('@testing-library/jest-dom');
  const { configure } = jest.requireActual<typeof TestingLibrary>('@testing-library/dom');
  // Ends a wait that hangs; the library's one second is too short for a busy machine.
  configure({ asyncUtilTimeout: 60_000 });
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
