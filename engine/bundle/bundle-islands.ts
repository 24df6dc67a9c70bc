import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile, type Plugin } from 'esbuild';
import { definesOf, refuseUnnamed } from './defines';
import type { Site } from '../define-site';
import { adoptedStyle } from './adopted-styles';
import { bundleTarget } from './bundle-target';
import { minifyMore } from './minify-more';

/** Folder of the engine's runtime for islands. */
const RUNTIME = fileURLToPath(new URL('../islands', import.meta.url));

/** Path of the modules' folder in the export. */
export const MODULES_PATH = '/_next/static/islands/';

/** The modules of one island; paths are those in the export. */
export type IslandModule = {
  path: string;
  /** Its static imports, which can be requested together with it. */
  imports: readonly string[];
  /** Everything that it can load: itself, its static imports and its dynamic imports. */
  reachable: readonly string[];
};

/**
 * Lets Chromium compile the whole module off the main thread while it is downloaded. Otherwise each
 * function is compiled on its first call, which takes longer than hydration itself.
 * https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';
/** Smaller modules are compiled at once anyway, so the hint would only add bytes. */
const MIN_HINTED_CHARACTERS = 4_000;

/**
 * React looks for its developer tools, for functions of Node and for Internet Explorer, and reports
 * errors by an event in browsers that had no `reportError` before 2022. Leaving out the code for all
 * of it saves 500 bytes.
 */
const NOT_IN_A_BROWSER = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  'process.emit': 'undefined',
  'document.documentMode': 'undefined',
  'window.ErrorEvent': 'undefined',
  setImmediate: 'undefined',
};

/** What the islands of a site are bundled into. */
export type IslandModules = {
  /** By the island's name. */
  islands: ReadonlyMap<string, IslandModule>;
  /** Source of each module, by its path. */
  files: ReadonlyMap<string, string>;
};

/**
 * Bundles the islands with React, without Next: one module for React DOM, one for each island, and
 * separate modules for whatever an island imports on demand.
 *
 * @param root folder of the site's sources
 * @param mode which build of React to use; the development build reports hydration mismatches
 * @throws Error when an island does not compile, or reads what browsers do not have
 */
export async function bundleIslands(
  root: string,
  { folder, environment, adoptStylesOf }: Site['islands'],
  mode: 'production' | 'development' = 'production',
): Promise<IslandModules> {
  const sources = resolve(root, folder);
  const names = islandNames(sources);
  if (names.length === 0) return { islands: new Map(), files: new Map() };
  const { outputFiles, metafile } = await build({
    absWorkingDir: resolve(root),
    entryPoints: names.map((name) => ({ in: `island:${name}`, out: name })),
    plugins: [
      entryOfIsland(sources),
      withoutNext,
      ...adoptStylesOf.map(adoptedStyle),
      withoutStyles,
    ],
    inject: [join(RUNTIME, 'react.ts')],
    // Overrides the site's tsconfig, which preserves JSX with Next 15.
    jsx: 'automatic',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: bundleTarget(root),
    minify: mode === 'production',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    metafile: true,
    write: false,
    outdir: join('.', MODULES_PATH),
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    define: {
      ...definesOf({ ...environment, NODE_ENV: mode }),
      ...(mode === 'production' && NOT_IN_A_BROWSER),
    },
  });
  const bundle = outputFiles.map(({ text }) => text).join('\n');
  refuseUnnamed(bundle, 'islands.environment');
  return {
    islands: readIslands(metafile),
    files: new Map(
      await Promise.all(
        outputFiles.map(async ({ path, text }) => {
          if (mode === 'development') return [pathInExport(path), text] as const;
          const code = withRetry(await minifyMore(text, 'module'));
          const hint = code.length < MIN_HINTED_CHARACTERS ? '' : COMPILE_HINT;
          return [pathInExport(path), hint + code] as const;
        }),
      ),
    ),
  };
}

/**
 * Makes dynamic imports retry a failed module under another URL: most browsers remember the
 * failure, and would refuse the module until the page is reloaded.
 *
 * @see https://github.com/whatwg/html/issues/6768
 */
export function withRetry(code: string): string {
  return code.replace(
    /\bimport\("(\.\/[^"]+)"\)/g,
    (first, path: string) => `${first}.catch(()=>import("${path}?"+Date.now()))`,
  );
}

/** An island `faq-search` is `faq-search/faq-search.tsx`, which exports `FaqSearch`. */
function islandNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, `${name}.tsx`)));
}

/** The module of an island hands its component to the engine's runtime. */
function entryOfIsland(folder: string): Plugin {
  return {
    name: 'entry of an island',
    setup(bundler) {
      bundler.onResolve({ filter: /^island:/ }, ({ path }) => ({ path, namespace: 'island' }));
      bundler.onLoad({ filter: /^island:/, namespace: 'island' }, ({ path }) => {
        const name = path.replace('island:', '');
        const component = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
        const contents = `
        import { ${component} } from ${JSON.stringify(join(folder, name, name))};
        import { hydrateIsland } from ${JSON.stringify(join(RUNTIME, 'hydrate-island'))};
        export const hydrate = (island, props) => hydrateIsland(island, ${component}, props);`;
        return { contents, resolveDir: folder };
      });
    },
  };
}

/** Rejects imports of Next, which the browser does not have: its links would lead nowhere. */
const withoutNext: Plugin = {
  name: 'without Next',
  setup(bundler) {
    bundler.onResolve({ filter: /^next(?:\/|$)/ }, ({ path }) => ({
      errors: [{ text: `${path} needs Next's client, which islands run without` }],
    }));
  },
};

/** Rejects style sheets: an island's module holds none, and its page has its styles anyway. */
const withoutStyles: Plugin = {
  name: 'without style sheets',
  setup(bundler) {
    bundler.onResolve({ filter: /\.(?:css|scss|sass|less)$/ }, ({ path }) => ({
      errors: [
        {
          text: `${path} is a style sheet, which no island can import: import it in the page or layout, and pass the classes of a CSS module as props`,
        },
      ],
    }));
  },
};

function readIslands({ outputs }: Metafile): Map<string, IslandModule> {
  const follow = (output: string, kinds: readonly string[], found = new Set<string>()) => {
    if (found.has(output)) return found;
    found.add(output);
    for (const { path, kind } of outputs[output]?.imports ?? []) {
      if (kinds.includes(kind)) follow(path, kinds, found);
    }
    return found;
  };
  const pathsOf = (found: ReadonlySet<string>) => [...found].map(pathInExport);
  return new Map(
    Object.entries(outputs).flatMap(([output, { entryPoint = '' }]) => {
      const name = /^(?:island:)+(.+)/.exec(entryPoint)?.[1];
      if (!name) return [];
      const [path = '', ...imports] = pathsOf(follow(output, ['import-statement']));
      const reachable = pathsOf(follow(output, ['import-statement', 'dynamic-import']));
      return [[name, { path, imports, reachable }] as const];
    }),
  );
}

function pathInExport(output: string): string {
  return `/${output.slice(output.lastIndexOf(MODULES_PATH.slice(1)))}`;
}
