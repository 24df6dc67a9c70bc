import { lintLines } from './lint-files';

const FILE = 'app/page.tsx';

/** Classes for one side, and the classes that follow the direction of the text instead. */
const physicals = [
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
] as const;

/** Classes that point one way, and a counterpart for the other direction of the text. */
const oneWays = [
  ['-translate-x-1/2', 'rtl:translate-x-1/2'],
  ['group-hover:translate-x-1', 'rtl:group-hover:-translate-x-1'],
  ['bg-linear-to-r', 'rtl:bg-linear-to-l'],
  ['origin-top-left', 'rtl:origin-top-right'],
] as const;

/** All places where a class can occur. */
const withClass = (name: string) => [
  `<p className="flex ${name}" />;`,
  `const style_${name.replace(/\W/g, '_')} = \`flex ${name}\`;`,
  `clsx('flex', isOpen && '${name}');`,
];
const turned = (name: string) => `<p className="flex ${name} rtl:-rotate-20" />;`;
const pair = (name: string, counterpart: string) => `<p className="${name} ${counterpart}" />;`;

let said: (statement: string) => string[];

beforeAll(() => {
  const statements = [
    ...physicals.flat().flatMap(withClass),
    ...oneWays.flatMap(([oneWay, counterpart]) => [turned(oneWay), pair(oneWay, counterpart)]),
  ];
  const saidTo = lintLines('site(logical-classes)', { [FILE]: statements });
  said = (statement) => saidTo(FILE, statement);
});

test.each(physicals)('%s is refused, and %s suggested instead', (physical, logical) => {
  const message = `“${physical}” stays on its side in languages read from right to left: “${logical}”.`;
  for (const statement of withClass(physical)) expect(said(statement)).toEqual([message]);
  for (const statement of withClass(logical)) expect(said(statement)).toEqual([]);
});

test.each(oneWays)('%s is refused without %s', (oneWay, counterpart) => {
  const message = `“${oneWay}” needs a counterpart with “rtl:” beside it.`;
  expect(said(turned(oneWay))).toEqual([message]);
  expect(said(pair(oneWay, counterpart))).toEqual([]);
});
