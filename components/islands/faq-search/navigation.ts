import { withBasePath } from '@/content/base-path';

/** Loads a page of this site as a link would. */
export function goTo(path: string): void {
  location.assign(withBasePath(path));
}

/** Lets the browser fetch a page of this site while there is nothing else to do. */
export function prefetch(path: string): void {
  const href = withBasePath(path);
  const known = [...document.querySelectorAll('link[rel="prefetch"]')];
  if (known.some((link) => link.getAttribute('href') === href)) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = href;
  document.head.append(link);
}
