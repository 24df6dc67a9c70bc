import { byId, normalisePath } from '@/components/layout/shell/dom';

/**
 * @param path path of a page, normalised
 * @param home path of the home page, which ends with a slash
 * @returns whether a service could stand there: one segment below `service/` at the site's root
 */
export function isServicePath(path: string, home: string): boolean {
  return new RegExp(`^${home}service/[^/]+$`).test(path);
}

/**
 * On the page for unknown paths: an unknown service keeps its URL and says so, in the title as well;
 * anything else ends at the home page without leaving a step in the history.
 */
export function leaveUnknownPage(): void {
  const unknownPage = document.getElementById('unknown-page');
  if (!unknownPage) return;
  const home = document.documentElement.dataset.base ?? '/';
  if (!isServicePath(normalisePath(location.pathname), home)) return location.replace(home);

  const unknownService = byId('unknown-service');
  document.title = unknownService.dataset.title ?? '';
  unknownPage.hidden = true;
  unknownService.hidden = false;
}
