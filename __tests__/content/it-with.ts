import { findRouteOf } from '@/content/routes';
import type { RouteKey } from '@/content/route-table';

/** A test of something that is there only while its owner keeps these pages. */
export function itWith(pages: readonly RouteKey[], name: string, test: jest.ProvidesCallback) {
  (pages.every(findRouteOf) ? it : it.skip)(name, test);
}
