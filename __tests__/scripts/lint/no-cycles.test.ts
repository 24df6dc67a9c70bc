import { lintFiles, type Problem } from './lint-files';

const FOLDER = 'components/ui';

/** Files that import one another, by how they do so. */
const cycles = {
  values: {
    'a.ts': "import { b } from './b';",
    'b.tsx': "import { a } from '@/components/ui/values/a';",
  },
  types: {
    'a.ts': "import type { B } from '@/components/ui/types/b';",
    'b.tsx': "import type { A } from './a';",
  },
  later: { 'a.ts': "import type { B } from './b';", 'b.tsx': "void import('./a');" },
  'handed-on': { 'a.ts': "export { b } from './b';", 'b.tsx': "export * from './a';" },
};
const cycleOfThree = {
  'a.ts': "import type { B } from './b';",
  'b.ts': "import { c } from './c.mjs';",
  'c.mjs': "import './a';",
};

let problems: Problem[] = [];
beforeAll(() => {
  const folders = { ...cycles, three: cycleOfThree };
  const files = Object.entries(folders).flatMap(([folder, texts]) =>
    Object.entries(texts).map(([name, text]) => [`${FOLDER}/${folder}/${name}`, text]),
  );
  problems = lintFiles(Object.fromEntries(files) as Record<string, string>);
});

/** @returns what lint reports of cycles on the first file of a folder */
function saidIn(folder: string): string[] {
  return problems
    .filter(({ rule, file }) => rule === 'site(no-cycles)' && file === `${FOLDER}/${folder}/a.ts`)
    .map(({ message }) => message.replaceAll(`${FOLDER}/${folder}/`, ''));
}

test.each(Object.keys(cycles))('reports two files that import one another: %s', (folder) => {
  expect(saidIn(folder)).toEqual(['These import one another: a.ts → b.tsx → a.ts.']);
});

test('names the whole cycle of three files', () => {
  expect(saidIn('three')).toEqual(['These import one another: a.ts → b.ts → c.mjs → a.ts.']);
});
