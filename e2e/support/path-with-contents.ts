import { routes } from '@/content/model/routes';
import { exportedPage } from '@/e2e/support/exported';

/** A page with a list of its contents; empty if there is none. */
export const pathWithContents =
  routes
    .map(({ path }) => path)
    .find((path) => exportedPage(path)('main nav a[href^="#"]').length > 1) ?? '';
