/** @jest-environment jsdom */
import { dismissNotice } from '@/components/layout/notice/dismiss-notice';

let notice: HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<aside><script type="text/plain" data-until="2026-12-24"></script><button></button></aside>';
  notice = document.querySelector('aside')!;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('script'));
});
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(document, { prerendering: undefined });
});

test('notice/bar: without storage it is dismissed on its page', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  dismissNotice();
  expect(notice).toBeVisible();
  notice.querySelector('button')!.click();
  expect(notice).not.toBeVisible();
});

test('form/draft: a prerendered notice reads the storage when its page is shown', () => {
  const read = jest.spyOn(Storage.prototype, 'getItem');
  Object.assign(document, { prerendering: true });
  dismissNotice();
  dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(read).not.toHaveBeenCalled();

  // Dismissed on another page meanwhile.
  sessionStorage.setItem('notice', '2026-12-24');
  Object.assign(document, { prerendering: false });
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(notice).not.toBeVisible();
});
