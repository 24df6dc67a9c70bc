import { routes } from '@/content/model/routes';
import type { Route } from '@/content/model/schemas/route';

/** Every route that has a page of its own; redirects have none. */
export const pages: readonly Route[] = routes.filter(({ kind }) => kind === 'page');

/** A window that shows the desktop menu in the bar. */
export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
/** A window that is enlarged, or shares its screen with another. */
export const LOW = { width: 1280, height: 360 };
