import { withBasePath } from '@/content/model/base-path';

/** Navigates like a link. */
export function goTo(url: string): void {
  location.assign(withBasePath(url));
}

/** Lets the browser prefetch a page of this site while it is idle; other hosts learn nothing. */
export function prefetch(url: string): void {
  if (!url.startsWith('/')) return;
  const href = withBasePath(url);
  if (document.querySelector(`link[rel=prefetch][href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = href;
  document.head.append(link);
}
