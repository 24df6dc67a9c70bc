/** @jest-environment jsdom */
import { prefetch } from '@/components/islands/shared/search/navigation';

test('only pages of the site are prefetched, each once: another host would learn of the search', () => {
  for (const url of ['/contact', 'https://loom.example/', '/contact']) prefetch(url);
  const hrefs = [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/contact']);
});
