import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type LoaderContext = {
  rootContext: string;
  addContextDependency: jest.Mock;
  addDependency: jest.Mock;
};

const { default: contentLoader } = jest.requireActual<{
  default: (this: LoaderContext, source: string) => string;
}>('@/scripts/dev/content-loader.mjs');

let root: string;
const write = (name: string, text: string) => writeFileSync(join(root, 'content/en', name), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(root, 'content/en/journal'), { recursive: true });
  write('faq.yaml', 'One');
  write('journal/one.md', 'One');
  write('notes.txt', 'One');
  mkdirSync(join(root, 'messages'));
  writeFileSync(join(root, 'messages/en.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

function load() {
  const context = { rootContext: root, addContextDependency: jest.fn(), addDependency: jest.fn() };
  return { ...context, module: contentLoader.call(context, 'export {};') };
}

test.each([
  ['an edited text', () => write('faq.yaml', 'Another')],
  ['an edited article', () => write('journal/one.md', 'Another')],
  ['a new article', () => write('journal/two.md', 'One')],
  ['a path that is gone', () => write('../addresses.txt', '/about gone')],
  ['an edited message', () => writeFileSync(join(root, 'messages/en.json'), '{ }')],
  ['a deleted article', () => rmSync(join(root, 'content/en/journal/one.md'))],
])('%s makes another module', (_, change) => {
  const { module } = load();
  expect(module).toMatch(/^export \{\};\n/);
  expect(load().module).toBe(module);
  change();
  expect(load().module).not.toBe(module);
});

test('the folders and each file of content are watched, and nothing else', () => {
  const { addContextDependency, addDependency, module } = load();
  const watched = ({ mock }: jest.Mock) =>
    mock.calls.map(([path]: string[]) => String(path)).toSorted();
  expect(watched(addContextDependency)).toEqual(
    ['content', 'content/en', 'content/en/journal', 'messages'].map((folder) => join(root, folder)),
  );
  expect(watched(addDependency)).toEqual(
    ['content/en/faq.yaml', 'content/en/journal/one.md', 'messages/en.json'].map((file) =>
      join(root, file),
    ),
  );
  write('notes.txt', 'Another');
  expect(load().module).toBe(module);
});
