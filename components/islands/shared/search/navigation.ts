import { withBasePath } from '@/content/model/base-path';

/** Navigates to a page of this site, like a link. */
export function goTo(path: string): void {
  location.assign(withBasePath(path));
}

/** Lets the browser prefetch a page of this site while it is idle. */
export function prefetch(path: string): void {
  const href = withBasePath(path);
  if (document.querySelector(`link[rel=prefetch][href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = href;
  document.head.append(link);
}
