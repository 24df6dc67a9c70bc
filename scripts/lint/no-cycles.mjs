import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

const EXTENSIONS = ['', '.ts', '.tsx', '.mjs'];

/** Cache: the imports of each file, by the file's path. */
const known = new Map();

/**
 * A lint rule against import cycles. Type imports and `import()` count: files that depend on one
 * another cannot be understood or moved one by one.
 *
 * @type {import('oxlint/plugins-dev').Rule}
 */
export const noCycles = {
  meta: { type: 'problem', schema: [], messages: { cycle: 'These import one another: {{path}}.' } },
  create(context) {
    const root = context.cwd;
    const file = context.filename;
    const check = (node) => {
      if (typeof node.source?.value !== 'string') return;
      const target = resolveImport(node.source.value, file, root);
      const path = target && pathBetween(target, file, root);
      if (!path) return;
      const names = [file, ...path].map((one) => one.slice(root.length + 1));
      context.report({ node, messageId: 'cycle', data: { path: names.join(' → ') } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/** @returns the files on a path from `from` to `to`, both included; undefined without a path */
function pathBetween(from, to, root) {
  const paths = new Map([[from, [from]]]);
  for (const [file, path] of paths) {
    if (file === to) return path;
    for (const next of importsOf(file, root)) {
      if (!paths.has(next)) paths.set(next, [...path, next]);
    }
  }
  return undefined;
}

function importsOf(file, root) {
  const imports =
    known.get(file) ?? specifiersIn(file).flatMap((one) => resolveImport(one, file, root) ?? []);
  known.set(file, imports);
  return imports;
}

/** @returns what static and dynamic imports and re-exports name */
function specifiersIn(file) {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
}

/** @returns the site's file that is imported; undefined for packages, styles and data */
function resolveImport(specifier, from, root) {
  const path = specifier.startsWith('@/')
    ? join(root, specifier.slice(2))
    : specifier.startsWith('.')
      ? resolve(dirname(from), specifier)
      : undefined;
  return EXTENSIONS.map((extension) => `${path}${extension}`).find(
    (one) => /\.(?:tsx?|mjs)$/.test(one) && existsSync(one),
  );
}
