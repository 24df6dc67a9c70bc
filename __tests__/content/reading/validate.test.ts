import { z } from 'zod';
import { problemsOf } from '@/__tests__/problems-of';
import { validate } from '@/engine/shared/validate';
import { parseYaml } from '@/content/model/reading/yaml-source';

const FILE = 'content/en/shelves.yaml';
const shelf = z.strictObject({
  id: z.string(),
  wood: z.enum(['oak', 'ash']),
  title: z.string().refine((title) => title === title.trim(), 'must not begin with a space'),
  boxes: z
    .array(z.strictObject({ name: z.string(), things: z.array(z.string()).min(1).max(2) }))
    .min(1),
  holds: z
    .union([z.literal('nothing'), z.strictObject({ people: z.int().min(1).max(9) })], {
      error: 'must be nothing, or say how many people',
    })
    .optional(),
});
const schema = z.strictObject({ shelves: z.array(shelf) });

const SHELVES = `shelves:
  - id: by-the-door
    wood: oak
    title: By the door
    boxes:
      - name: Hats
        things:
          - A straw hat
`;

const problemsIn = (text: string) => problemsOf(() => validate(parseYaml(FILE, text), schema));

const SHELF = 'entry 1 of shelves (“by-the-door”)';

it('returns what the schema makes of valid values', () => {
  const letters = z.object({ list: z.array(z.string().default('b')) });
  expect(validate(parseYaml(FILE, 'list: [a]'), letters)).toEqual({ list: ['a'] });
  expect(problemsIn(SHELVES)).toEqual([]);
});

it.each([
  ['file, line, entry and field', 'By the door', '" "', `4: ${SHELF}, field title: must not begin`],
  ['an entry without a field', '    wood: oak\n', '', `2: ${SHELF}, field wood: is mis`],
  ['a value that is not listed', 'oak', 'elm', `3: ${SHELF}, field wood: must be one of oak, ash`],
  ['a number', 'By the door', '1', 'field title: must be a text: put it in quotes as it stands'],
  ['a text that is a list', 'By the door', '[door]', 'field title: must be a text'],
  ['a text', /boxes:[\s\S]*/, 'boxes: x', 'field boxes: must be a list, even for one entry: [x]'],
  [
    'a list without hyphens',
    /boxes:[\s\S]*/,
    'boxes:\n      name: Hats',
    'field boxes: must be a list: each entry begins with a hyphen',
  ],
  [
    'a group that is none, and the fields of one',
    /boxes:[\s\S]*/,
    'boxes: [x]',
    'entry 1 of boxes: must be a group of fields: name, things',
  ],
  ['a list that is too long', ' A straw hat', ' A\n          - B\n          - C', 'at most 2 entr'],
])('reports %s', (_, from, to, problem) => {
  expect(problemsIn(SHELVES.replace(from, () => to))).toEqual([expect.stringContaining(problem)]);
});

it('names the path to an entry in an entry', () => {
  expect(problemsIn(SHELVES.replace('\n          - A straw hat', ' []'))).toEqual([
    `${FILE}:7: ${SHELF}, entry 1 of boxes (“Hats”), field things: needs at least 1 entry`,
  ]);
});

it('reports each unknown field, its line and the fields that there are', () => {
  expect(problemsIn(`${SHELVES}    titel: Door\n    size: 3\n`)).toEqual([
    `${FILE}:9: ${SHELF}, field titel: is not a known field; there are id, wood, title, boxes, holds`,
    expect.stringContaining(`${FILE}:10: ${SHELF}, field size: is not a known field`),
  ]);
});

it.each([
  ['{ people: 0 }', 'field holds.people: must be at least 1'],
  ['{ people: 10 }', 'field holds.people: must be at most 9'],
  ['{ people: 1.5 }', 'field holds.people: must be a whole number'],
  ['something', 'field holds: must be nothing, or say how many people'],
])('says what is wrong with %s, where a value may be of several kinds', (value, problem) => {
  expect(problemsIn(`${SHELVES}    holds: ${value}\n`)).toEqual([
    `${FILE}:9: ${SHELF}, ${problem}`,
  ]);
});

it('reports that a file is empty', () => {
  expect(problemsIn('# Nothing yet.\n')).toEqual([`${FILE}:1: is empty`]);
});
