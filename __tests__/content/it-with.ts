import { findRouteOf } from '@/content/routes';
import type { RouteKey } from '@/content/route-table';

/** A test that is skipped unless the site has all of these pages. */
export function itWith(pages: readonly RouteKey[], name: string, test: jest.ProvidesCallback) {
  (pages.every(findRouteOf) ? it : it.skip)(name, test);
}
