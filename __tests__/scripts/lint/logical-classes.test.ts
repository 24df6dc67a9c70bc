import { Linter, type Rule } from 'eslint';
import tseslint from 'typescript-eslint';

const { logicalClasses } = jest.requireActual<{ logicalClasses: Rule.RuleModule }>(
  '@/scripts/lint/logical-classes.mjs',
);

/** @returns what lint says to a statement */
function problems(statement: string): string[] {
  const config: Linter.Config = {
    files: ['**/*.tsx'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { ecmaFeatures: { jsx: true } },
    },
    plugins: { site: { rules: { 'logical-classes': logicalClasses } } },
    rules: { 'site/logical-classes': 'error' },
  };
  return new Linter()
    .verify(statement, config, { filename: 'page.tsx' })
    .map(({ message }) => message);
}

test.each([
  ['ml-4', 'ms-4'],
  ['-mr-3', '-me-3'],
  ['lg:pl-8', 'lg:ps-8'],
  ['pr-card!', 'pe-card!'],
  ['scroll-ml-4', 'scroll-ms-4'],
  ['before:-left-3', 'before:-start-3'],
  ['group-data-[side=a:b]:right-0', 'group-data-[side=a:b]:end-0'],
  ['left-[3px]', 'start-[3px]'],
  ['border-l-4', 'border-s-4'],
  ['border-r', 'border-e'],
  ['rounded-l', 'rounded-s'],
  ['rounded-br-control', 'rounded-ee-control'],
  ['text-left', 'text-start'],
  ['sm:float-right', 'sm:float-end'],
])('%s is refused, and %s named instead', (physical, logical) => {
  const said = `“${physical}” stays on its side in languages read from right to left: “${logical}”.`;
  expect(problems(`<p className="flex ${physical}" />`)).toEqual([said]);
  expect(problems(`const style = \`flex ${physical}\`;`)).toEqual([said]);
  expect(problems(`clsx('flex', isOpen && '${physical}');`)).toEqual([said]);
  expect(problems(`<p className="flex ${logical}" />`)).toEqual([]);
});

test.each([
  ['-translate-x-1/2', 'rtl:translate-x-1/2'],
  ['group-hover:translate-x-1', 'rtl:group-hover:-translate-x-1'],
  ['bg-linear-to-r', 'rtl:bg-linear-to-l'],
  ['origin-top-left', 'rtl:origin-top-right'],
])('%s is refused without %s', (oneWay, counterpart) => {
  expect(problems(`<p className="flex ${oneWay} rtl:-rotate-20" />`)).toEqual([
    `“${oneWay}” needs a counterpart with “rtl:” beside it.`,
  ]);
  expect(problems(`<p className="${oneWay} ${counterpart}" />`)).toEqual([]);
});

test.each([
  'left',
  'arrow-right',
  'translate-y-1',
  'text-lead',
  'mx-auto',
  'inset-x-0',
  'border-line',
])('%s is no side', (word) => {
  expect(problems(`const word = '${word}';`)).toEqual([]);
});
