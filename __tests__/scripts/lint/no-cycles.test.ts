import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Linter, type Rule } from 'eslint';
import tseslint from 'typescript-eslint';

const { noCycles } = jest.requireActual<{ noCycles: Rule.RuleModule }>(
  '@/scripts/lint/no-cycles.mjs',
);

let root = '';
beforeEach(() => (root = realpathSync(mkdtempSync(join(tmpdir(), 'cycles-')))));
afterEach(() => rmSync(root, { recursive: true }));

/** @returns what lint says to the first of these files */
function problems(files: Record<string, string>): string[] {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const [first = '', text = ''] = Object.entries(files)[0] ?? [];
  const config: Linter.Config = {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser: tseslint.parser },
    plugins: { site: { rules: { 'no-cycles': noCycles } } },
    rules: { 'site/no-cycles': 'error' },
  };
  return new Linter({ cwd: root })
    .verify(text, config, { filename: join(root, first) })
    .map(({ message }) => message);
}

test.each([
  ['values', "import { b } from './b';", "import { a } from '@/a';"],
  ['types', "import type { B } from '@/b';", "import type { A } from './a';"],
  ['a type and a later import', "import type { B } from './b';", "void import('./a');"],
  ['what is handed on', "export { b } from './b';", "export * from './a';"],
])('two files that import %s of one another', (_, a, b) => {
  expect(problems({ 'a.ts': a, 'b.tsx': b })).toEqual([
    'These import one another: a.ts → b.tsx → a.ts.',
  ]);
});

test('a circle of three is named whole', () => {
  const files = {
    'a.ts': "import type { B } from './b';",
    'b.ts': "import { c } from './c.mjs';",
    'c.mjs': "import './a';",
  };
  expect(problems(files)).toEqual(['These import one another: a.ts → b.ts → c.mjs → a.ts.']);
});

test('two ways to the same file are no circle', () => {
  const files = {
    'a.ts': "import { b } from './b'; import { c } from './c'; import 'react';",
    'b.ts': "import { c } from './c';",
    'c.ts': "import data from './data.json';",
  };
  expect(problems(files)).toEqual([]);
});
