import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';

/** Names of client modules, such as `components/islands/faq-search/faq-search.tsx`, by their id. */
export type ClientModules = ReadonlyMap<string, ClientModule>;

type ClientModule = {
  /** Path of the source from the repository's root. */
  source: string;
  /** Addresses of the scripts that hold it. */
  chunks: readonly string[];
};

type Manifest = { clientModules: Record<string, { id: number | string; chunks: string[] }> };

const MANIFEST = 'page_client-reference-manifest.js';
const PROJECT = '[project]/';

/** Modules that need no browser: Next's own, which every page has, and lucide's, which only draws. */
const INERT = ['node_modules/next/dist/', 'node_modules/lucide-react/dist/esm/Icon.mjs'];

/**
 * Reads which client modules Next has built, from the manifests beside its pages.
 *
 * @param folder Next's server output, `.next/server/app`
 */
export function readClientModules(folder: string): ClientModules {
  const manifests: Record<string, Manifest> = {};
  const context = createContext({ __RSC_MANIFEST: manifests });
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(MANIFEST))
    .forEach((path) => void runInContext(readFileSync(join(folder, path), 'utf8'), context));

  const modules = Object.values(manifests).flatMap(({ clientModules }) =>
    Object.entries(clientModules).map(
      ([name, { id, chunks }]) => [String(id), { source: sourceOf(name), chunks }] as const,
    ),
  );
  if (modules.length === 0) throw new Error(`${folder} has no ${MANIFEST} that names any module`);
  return new Map(modules);
}

/**
 * The modules among `ids` that need a browser to come alive.
 *
 * @throws Error for an id that no manifest knows
 */
export function findLiveModules(ids: Iterable<string>, modules: ClientModules): ClientModule[] {
  return [...ids].flatMap((id) => {
    const found = modules.get(id);
    if (!found) throw new Error(`its flight data names the client module ${id}, which is unknown`);
    return INERT.some((prefix) => found.source.startsWith(prefix)) ? [] : [found];
  });
}

function sourceOf(name: string): string {
  return name.startsWith(PROJECT) ? name.slice(PROJECT.length) : name;
}
