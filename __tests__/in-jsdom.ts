/** What is there in every test that runs in jsdom. */
import type * as TestingLibrary from '@testing-library/dom';

// Most tests run in Node, where loading this would only take time.
if ('document' in globalThis) {
  jest.requireActual('@testing-library/jest-dom');
  const { configure } = jest.requireActual<typeof TestingLibrary>('@testing-library/dom');
  // What hangs ends, and a busy machine takes more than the library's second.
  configure({ asyncUtilTimeout: 60_000 });
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
