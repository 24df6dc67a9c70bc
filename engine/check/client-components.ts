import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile, type Plugin } from 'esbuild';
import type { Site } from '../define-site';
import { filesBelow } from '../shared/files-below';

/** The folders in which Next looks for routes, and the files that it imports into MDX pages. */
const APP_FOLDERS = ['app', join('src', 'app')];
const MDX_COMPONENTS = ['mdx-components.tsx', join('src', 'mdx-components.tsx')];

/** Files of a route that render something. */
const ROUTE_FILE =
  /(?:^|\/)(?:page|layout|template|default|not-found|error|loading)\.(?:[jt]sx?|mdx?)$/;

const SOURCE = /\.[cm]?[jt]sx?$/;

/** Next's components whose HTML is complete without Next's client. */
const COMPLETE = ['next/link', 'next/image'];

/** The engine's own client components. */
const RUNTIME = fileURLToPath(new URL('../islands', import.meta.url));

/** Next allows JSX in all of these. */
const LOADERS = { '.js': 'jsx', '.mjs': 'jsx', '.cjs': 'jsx' } as const;

/**
 * Finds the client components and scripts that a site's routes import and that would stand still
 * in its export: those that are neither islands nor listed in `standStill`.
 *
 * @param root folder of the site's sources
 * @returns their paths from `root`, or the names of packages, each once and in alphabetical order
 * @throws Error if esbuild cannot follow the imports
 */
export async function findClientComponents(root: string, site: Site): Promise<string[]> {
  const routes = APP_FOLDERS.flatMap((folder) =>
    existsSync(join(root, folder))
      ? filesBelow(join(root, folder)).map((path) => join(folder, path))
      : [],
  ).filter((path) => ROUTE_FILE.test(path));
  const entries = [...routes, ...MDX_COMPONENTS.filter((path) => existsSync(join(root, path)))];
  if (entries.length === 0) return [];

  const graph = await importsOf(root, entries);
  const islands = resolve(root, site.islands.folder);
  const isIn = (folder: string, path: string) => resolve(root, path).startsWith(folder + sep);
  const found = new Set<string>();
  const packages = new Set<string>();
  const seen = new Set(entries);
  // The set grows during the loop, by the imports of each server component.
  for (const path of seen) {
    if (isIn(islands, path) || isIn(resolve(RUNTIME), path)) continue;
    if (isClient(join(root, path))) {
      found.add(path);
      continue;
    }
    for (const { path: target, external } of graph[path]?.imports ?? []) {
      (external ? packages : seen).add(target);
      // An island that is not rendered by `<Island>` is nothing but its HTML.
      if (!external && isIn(islands, target) && isClient(join(root, target))) found.add(target);
    }
  }
  const files = await filesOfPackages(root, [...packages]);
  for (const name of packages) {
    if (name === 'next/script' || needsClient(files.get(name) ?? '')) found.add(name);
  }
  const mayStandStill = [...COMPLETE, ...site.standStill];
  return [...found]
    .filter((path) => !mayStandStill.some((one) => path === one || path.startsWith(`${one}/`)))
    .sort();
}

/** Each source's imports, by its path from `root`. */
async function importsOf(root: string, entries: readonly string[]): Promise<Metafile['inputs']> {
  const { metafile } = await build({
    absWorkingDir: resolve(root),
    entryPoints: [...entries],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    loader: LOADERS,
    plugins: [sourcesAlone],
    jsx: 'automatic',
    logLevel: 'silent',
    metafile: true,
    write: false,
    outdir: 'out',
  });
  return metafile.inputs;
}

/** The directive, after comments and other directives; never ambiguous, so quick to reject. */
const USE_CLIENT =
  /^(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/|\/\/[^\n]*\n|(['"])use (?!client)\w+\1;?)*(['"])use client\2/;

/** Loads an MDX page as its imports alone, and any other file that is not source as empty. */
const sourcesAlone: Plugin = {
  name: 'sources alone',
  setup(bundler) {
    bundler.onLoad({ filter: /./ }, ({ path }) => {
      if (SOURCE.test(path)) return undefined;
      const text = /\.mdx?$/.test(path) ? readFileSync(path, 'utf8') : '';
      const imports = text.match(/^import\s[^]*?['"][^'"\n]+['"];?$/gm) ?? [];
      return { contents: imports.join('\n').replaceAll(/^import type.*$/gm, ''), loader: 'js' };
    });
  },
};

/** Whether a file begins with `'use client'`. */
function isClient(file: string): boolean {
  return SOURCE.test(file) && USE_CLIENT.test(readFileSync(file, 'utf8'));
}

/** The file of each package, as Next resolves it for the server; unresolved names are left out. */
async function filesOfPackages(
  root: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const recordFiles: Plugin = {
    name: 'files of packages',
    setup(bundler) {
      bundler.onResolve({ filter: /./ }, async ({ path, kind, resolveDir, pluginData }) => {
        if (pluginData) return undefined;
        const found = await bundler.resolve(path, { kind, resolveDir, pluginData: 'asked' });
        if (found.errors.length === 0) files.set(path, found.path);
        return { path, external: true };
      });
    },
  };
  await build({
    stdin: {
      contents: names.map((name) => `import ${JSON.stringify(name)};`).join(''),
      resolveDir: resolve(root),
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['react-server'],
    plugins: [recordFiles],
    logLevel: 'silent',
    write: false,
  });
  return files;
}

/** The modules of its own package that a file imports, and those that it re-exports. */
const IMPORTED = /\bimport\b[^;'"()]*?\bfrom\s*['"](\.[^'"]+)['"]/g;
const RE_EXPORT = /\bexport\b[^;'"]*?\bfrom\s*['"](\.[^'"]+)['"]/g;
/** Endings that an import may leave out. */
const ENDINGS = ['', '.js', '.mjs', '.jsx', '.ts', '.tsx', '/index.js', '/index.mjs'];

/**
 * Whether a package's module is a client module, imports one, or re-exports nothing else. A module
 * with other re-exports does not count, because it is not known which of them the site imports.
 *
 * @param known results for other modules, so that each is read once
 */
function needsClient(file: string, known = new Map<string, boolean>()): boolean {
  const path = ENDINGS.map((ending) => file + ending).find(
    (each) => SOURCE.test(each) && existsSync(each),
  );
  if (path === undefined) return false;
  const before = known.get(path);
  if (before !== undefined) return before;
  // Assumed until known, so that modules that import one another end the recursion.
  known.set(path, false);
  const text = readFileSync(path, 'utf8');
  const modules = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, part = '']) => join(dirname(path), part));
  const reExported = modules(RE_EXPORT);
  const result =
    USE_CLIENT.test(text) ||
    modules(IMPORTED).some((each) => needsClient(each, known)) ||
    (reExported.length > 0 && reExported.every((each) => needsClient(each, known)));
  known.set(path, result);
  return result;
}

/**
 * Stops the build if something would stand still in the export.
 *
 * @throws Error that names each file and says what to do
 */
export async function checkClientComponents(root: string, site: Site): Promise<void> {
  const found = await findClientComponents(root, site);
  if (found.length === 0) return;
  const list = found.map((path) => `  ${relative('.', path) || path}`).join('\n');
  const { folder } = site.islands;
  const missing = existsSync(join(root, folder)) ? '' : ` (There is no folder ${folder} yet.)`;
  throw new Error(
    `These client components would stand still, because the export has none of Next's client:\n${list}\n` +
      `Make each an island in ${folder} and render it by <Island>, or list it in standStill in site.config.ts if it may stand still.${missing}`,
  );
}
