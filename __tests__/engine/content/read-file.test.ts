import { folderWith } from '@/__tests__/temporary-folder';
import { parseJson } from '@/engine/content/json-source';
import { readFileAt, readYaml } from '@/engine/content/read-file';

test('a byte order mark is no part of a text', () => {
  const root = folderWith({
    'a.yaml': '\uFEFFname: Loom\n',
    'a.json': '\uFEFF{ "name": "Loom" }\n',
  });
  expect(readYaml('a.yaml', root).data).toEqual({ name: 'Loom' });
  expect(parseJson('a.json', readFileAt('a.json', root)).data).toEqual({ name: 'Loom' });
});

test('a file that is not there is named', () => {
  expect(() => readFileAt('a.yaml', folderWith())).toThrow('a.yaml: is missing');
});
