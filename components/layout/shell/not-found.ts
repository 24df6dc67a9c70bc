import { byId, normalisePath } from '@/components/layout/shell/dom';

/**
 * @param path path of a page, normalised
 * @param home path of the home page, which ends with a slash
 * @returns whether this could be a service's path: one segment below `service/`
 */
export function isServicePath(path: string, home: string): boolean {
  return new RegExp(`^${home}service/[^/]+$`).test(path);
}

/**
 * On the 404 page: shows a message for an unknown service, with its own title; any other path is
 * replaced by the home page, without a history entry.
 */
export function handleUnknownPage(): void {
  const unknownPage = document.getElementById('UnknownPage');
  if (!unknownPage) return;
  const home = document.documentElement.dataset.base ?? '/';
  if (!isServicePath(normalisePath(location.pathname), home)) return location.replace(home);

  const unknownService = byId('UnknownService');
  document.title = unknownService.dataset.title ?? '';
  unknownPage.hidden = true;
  unknownService.hidden = false;
}
