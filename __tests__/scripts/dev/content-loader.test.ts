import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { folderWith, writeFiles } from '@/__tests__/temporary-folder';

type LoaderContext = {
  rootContext: string;
  addContextDependency: jest.Mock;
  addDependency: jest.Mock;
};

const { default: contentLoader } = jest.requireActual<{
  default: (this: LoaderContext, source: string) => string;
}>('@/scripts/dev/content-loader.mjs');

let root: string;
const write = (name: string, text: string) => writeFiles(root, { [`content/en/${name}`]: text });

beforeEach(() => {
  root = folderWith({
    'content/en/faq.yaml': 'One',
    'content/en/journal/one.md': 'One',
    'content/en/notes.txt': 'One',
    'messages/en.json': '{}',
  });
});

function load() {
  const context = { rootContext: root, addContextDependency: jest.fn(), addDependency: jest.fn() };
  return { ...context, module: contentLoader.call(context, 'export {};') };
}

test.each([
  ['an edited text', () => write('faq.yaml', 'Another')],
  ['an edited article', () => write('journal/one.md', 'Another')],
  ['a new article', () => write('journal/two.md', 'One')],
  ['a path that is gone', () => write('../published-urls.txt', '/about gone')],
  ['an edited message', () => write('../../messages/en.json', '{ }')],
  ['a deleted article', () => rmSync(join(root, 'content/en/journal/one.md'))],
])('%s changes the module', (_, change) => {
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
