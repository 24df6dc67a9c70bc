import 'server-only';
import { routesByLanguage } from '@/content/model/loaded';
import type { Route } from '@/content/model/schemas/route';

const paths = [...routesByLanguage].map(
  ([code, routes]) => [code, new Set(routes.map(({ path }) => path))] as const,
);

/** The codes of the languages that have the page at a path, the default one first. */
export function languagesOf(path: string): string[] {
  return paths.flatMap(([code, own]) => (own.has(path) ? code : []));
}

/** The routes of all languages together, each path once. */
export function allRoutes(): Route[] {
  const byPath = new Map(
    [...routesByLanguage.values()].flat().map((route) => [route.path, route] as const),
  );
  return [...byPath.values()];
}
