/** @jest-environment jsdom */
import { handleUnknownPage } from '@/components/layout/not-found/handle-unknown-page';

const shown = () => [...document.querySelectorAll('section:not(.hidden)')].map(({ id }) => id);

it.each([
  ['/service/x', '', true],
  ['/service/x-&-y', '', true],
  ['/service/x/', '', true],
  ['/service/x.html', '', true],
  ['/preview/service/x', '/preview', true],
  ['/preview.+(1)/service/x', '/preview.+(1)', true],
  ['/previews/service/x', '/preview.', false],
  ['/archive/service/x', '', false],
  ['/preview/service/x', '', false],
  ['/service/x', '/preview', false],
  ['/service/x/y', '', false],
  ['/service/x/service/y', '', false],
  ['/service', '', false],
  ['/service/', '', false],
  ['/services', '', false],
])('%s is the path of a service on a site at “%s”: %s', (path, base, expected) => {
  // jsdom cannot navigate, and says so.
  const navigated = jest.spyOn(console, 'error').mockImplementation();
  history.replaceState(null, '', path);
  document.title = '';
  document.body.innerHTML = `<section id="UnknownPage"></section>
    <section id="UnknownService" class="hidden"></section><script data-base="${base}" data-title="No service"></script>`;
  const script = document.querySelector('script');
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);

  handleUnknownPage();
  expect(shown()).toEqual([expected ? 'UnknownService' : 'UnknownPage']);
  expect(document.title).toBe(expected ? 'No service' : '');
  expect(navigated).toHaveBeenCalledTimes(expected ? 0 : 1);
  jest.restoreAllMocks();
});
