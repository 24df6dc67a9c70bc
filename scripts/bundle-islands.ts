import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { minifyMore } from '@/scripts/lib/minify-more';

const FOLDER = 'components/islands';

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
 * What React asks for and no visitor's browser has: its developer tools, and functions of Node. What
 * depends on them is left out, which saves 400 bytes.
 */
const NOT_IN_A_BROWSER = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  'process.emit': 'undefined',
  setImmediate: 'undefined',
};

export type IslandModules = {
  /** By the island's name. */
  islands: ReadonlyMap<string, IslandModule>;
  /** Source of each module, by its path. */
  files: ReadonlyMap<string, string>;
};

type BundleOptions = {
  /** Sub-path of the site, without trailing slash. */
  base: string;
  /** Whether the contact form sends its messages anywhere. */
  sends: boolean;
  /** Which build of React to use; the development build reports hydration mismatches. */
  mode?: 'production' | 'development';
};

/**
 * Bundles the islands with React, without Next: one module for React DOM, one for each island, and
 * separate modules for whatever an island imports on use.
 *
 * @throws Error when an island does not compile
 */
export async function bundleIslands({
  base,
  sends,
  mode = 'production',
}: BundleOptions): Promise<IslandModules> {
  const { outputFiles, metafile } = await build({
    entryPoints: islandNames().map((name) => ({ in: `island:${name}`, out: name })),
    plugins: [entryOfIsland, adoptedToastStyle],
    inject: [`${FOLDER}/react.ts`],
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
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
      'process.env.NODE_ENV': JSON.stringify(mode),
      'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(base),
      'process.env.CONTACT_SENDS': JSON.stringify(sends ? 'yes' : 'no'),
      ...(mode === 'production' && NOT_IN_A_BROWSER),
    },
  });
  return {
    islands: readIslands(metafile),
    files: new Map(
      await Promise.all(
        outputFiles.map(async ({ path, text }) => {
          const code = mode === 'production' ? withHint(await minifyMore(text, 'module')) : text;
          return [pathInExport(path), code] as const;
        }),
      ),
    ),
  };
}

function withHint(code: string): string {
  return code.length < MIN_HINTED_CHARACTERS ? code : COMPILE_HINT + code;
}

/** An island `faq-search` is `faq-search/faq-search.tsx`, which exports `FaqSearch`. */
function islandNames(): string[] {
  return readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, `${name}.tsx`)));
}

const entryOfIsland: Plugin = {
  name: 'entry of an island',
  setup(bundler) {
    bundler.onResolve({ filter: /^island:/ }, ({ path }) => ({ path, namespace: 'island' }));
    bundler.onLoad({ filter: /^island:/, namespace: 'island' }, ({ path }) => {
      const name = path.replace('island:', '');
      const component = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
      const contents = `
        import { ${component} } from '@/${FOLDER}/${name}/${name}';
        import { hydrateIsland } from '@/${FOLDER}/hydrate-island';
        export const hydrate = (island, props) => hydrateIsland(island, ${component}, props);`;
      return { contents, resolveDir: process.cwd() };
    });
  },
};

/** sonner adds its style sheet to the page by this function, as a style element. */
const INSERT_CSS = /^function __insertCSS\(code\) \{.*?^\}/ms;
const ADOPT_CSS = `function __insertCSS(code) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(code);
  document.adoptedStyleSheets.push(sheet);
}`;

/** Rules for cards that sonner draws: it is handed ours, which bring their own style. */
const RULES_FOR_ITS_CARDS =
  /[^{}"]*\[data-(?:styled=true|sonner-theme=\w+|rich-colors=true)\][^{}]*\{[^{}]*\}/g;

/**
 * The policy lets a page adopt a style sheet, while a style element would need two hashes in every
 * response: one for its content and one for the empty element that it is at first.
 */
const adoptedToastStyle: Plugin = {
  name: 'adopted style of toasts',
  setup(bundler) {
    bundler.onLoad({ filter: /[\\/]sonner[\\/]dist[\\/]index\.mjs$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!INSERT_CSS.test(source)) throw new Error(`${path} adds its style in another way`);
      const used = source.replace(RULES_FOR_ITS_CARDS, '');
      if (used === source) console.warn(`${path} has no rules that could be left out`);
      return { contents: used.replace(INSERT_CSS, () => ADOPT_CSS) };
    });
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
      const name = /^island:(.+)/.exec(entryPoint)?.[1]?.replace(/^island:/, '');
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
