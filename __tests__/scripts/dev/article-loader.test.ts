/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type LoaderContext = {
  rootContext: string;
  addContextDependency: jest.Mock;
  addDependency: jest.Mock;
};

const { default: articleLoader } = jest.requireActual<{
  default: (this: LoaderContext, source: string) => string;
}>('@/scripts/dev/article-loader.mjs');

let root: string;
const write = (name: string, text: string) =>
  writeFileSync(join(root, 'content/journal', name), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'articles-'));
  mkdirSync(join(root, 'content/journal'), { recursive: true });
  write('one.md', 'One');
});
afterEach(() => rmSync(root, { recursive: true }));

function load() {
  const context = { rootContext: root, addContextDependency: jest.fn(), addDependency: jest.fn() };
  return { ...context, module: articleLoader.call(context, 'export {};') };
}

test.each([
  ['an edited article', () => write('one.md', 'Another')],
  ['a new article', () => write('two.md', 'One')],
  ['a deleted article', () => rmSync(join(root, 'content/journal/one.md'))],
])('%s makes another module', (_, change) => {
  const { module } = load();
  expect(module).toMatch(/^export \{\};\n/);
  expect(load().module).toBe(module);
  change();
  expect(load().module).not.toBe(module);
});

test('the folder and each article are watched', () => {
  const { addContextDependency, addDependency } = load();
  expect(addContextDependency).toHaveBeenCalledWith(join(root, 'content/journal'));
  expect(addDependency).toHaveBeenCalledWith(join(root, 'content/journal/one.md'));
});
