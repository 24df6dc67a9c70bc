import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

const ENDINGS = ['', '.ts', '.tsx', '.mjs'];

/** Imports of a file that has been read, by its path. */
const known = new Map();

/**
 * A lint rule against files that import one another in a circle. Type imports and `import()` count:
 * files that know one another cannot be understood or moved one by one.
 *
 * @type {import('eslint').Rule.RuleModule}
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

/** @returns the files from one to the other, both included; nothing where no import leads there */
function pathBetween(from, to, root) {
  const cameFrom = new Map([[from, undefined]]);
  for (const file of cameFrom.keys()) {
    if (file === to) return stepsTo(to, cameFrom);
    for (const next of importsOf(file, root)) if (!cameFrom.has(next)) cameFrom.set(next, file);
  }
  return undefined;
}

function stepsTo(end, cameFrom) {
  const steps = [];
  for (let file = end; file; file = cameFrom.get(file)) steps.unshift(file);
  return steps;
}

function importsOf(file, root) {
  const imports =
    known.get(file) ??
    ts
      .preProcessFile(readFileSync(file, 'utf8'))
      .importedFiles.flatMap(({ fileName }) => resolveImport(fileName, file, root) ?? []);
  known.set(file, imports);
  return imports;
}

/** @returns the file of the site that is meant; nothing for packages, styles and data */
function resolveImport(address, from, root) {
  const path = address.startsWith('@/')
    ? join(root, address.slice(2))
    : address.startsWith('.')
      ? resolve(dirname(from), address)
      : undefined;
  return ENDINGS.map((ending) => `${path}${ending}`).find(
    (one) => /\.(?:tsx?|mjs)$/.test(one) && existsSync(one),
  );
}
