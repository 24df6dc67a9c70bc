/** @jest-environment jsdom */
import { dismissNotice } from '@/components/layout/notice/dismiss-notice';

afterEach(() => Object.assign(document, { prerendering: undefined }));

test('form/draft: a prerendered notice reads the storage when its page is shown', () => {
  document.body.innerHTML =
    '<aside><script type="text/plain" data-until="2026-12-24"></script></aside>';
  const notice = document.querySelector('aside')!;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('script'));
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
