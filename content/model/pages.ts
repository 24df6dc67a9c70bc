import 'server-only';
import type { Content } from '@/content/model/catalogue';
import { content } from '@/content/model/loaded';
import { findRouteOf } from '@/content/model/routes';
import type { RouteKey } from '@/content/model/route-table';
import type { Route } from '@/content/model/schemas/route';

/** The copy of a page of the route table. */
export type Copy<Key extends RouteKey> = NonNullable<Content[`pages/${Key}`]>;

/** A page of the route table. */
export interface Page<Key extends RouteKey> {
  route: Route;
  copy: Copy<Key>;
}

/** @returns the copy of a page; undefined if it is missing or hidden */
export function findCopy<Key extends RouteKey>(key: Key): Copy<Key> | undefined {
  // TypeScript cannot tell that this is the copy of this very key.
  return content[`pages/${key}`] as Copy<Key> | undefined;
}

/**
 * @returns the copy of a page that must be there
 * @throws Error if it is missing or hidden
 */
export function copyOf<Key extends RouteKey>(key: Key): Copy<Key> {
  const copy = findCopy(key);
  if (!copy) throw new Error(`There is no file of the page “${key}”.`);
  return copy;
}

/** @returns a page with its route; undefined if it is missing or hidden */
export function findPage<Key extends RouteKey>(key: Key): Page<Key> | undefined {
  const route = findRouteOf(key);
  const copy = findCopy(key);
  return route && copy && { route, copy };
}
