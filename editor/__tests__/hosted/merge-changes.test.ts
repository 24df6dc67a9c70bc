import { mergeChanges, type Conflict } from '@/editor/hosted/merge-changes';

/** The merged value, and what had to be chosen; mine is. */
function merge(base: unknown, mine: unknown, theirs: unknown) {
  const conflicts: Conflict[] = [];
  const merged = mergeChanges(base, mine, theirs, (conflict) => {
    conflicts.push(conflict);
    return conflict.mine;
  });
  return { merged, conflicts };
}

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, text: id, kind: 'same' }));

test.each([
  ['one field each', { x: 1, y: 1 }, { x: 2, y: 1 }, { x: 1, y: 2 }, { x: 2, y: 2 }],
  ['the same change', { x: 1 }, { x: 2 }, { x: 2 }, { x: 2 }],
  [
    'a field taken away, and one added',
    { x: 1, y: 1 },
    { x: 1 },
    { x: 1, y: 1, z: 1 },
    { x: 1, z: 1 },
  ],
  [
    'fields of a group',
    { g: { x: 1, y: 1 } },
    { g: { x: 2, y: 1 } },
    { g: { x: 1 } },
    { g: { x: 2 } },
  ],
  ['a group that is new', {}, { g: { x: 1 } }, { g: { y: 1 } }, { g: { y: 1, x: 1 } }],
  ['words added on both sides', ['a', 'b'], ['a', 'b', 'c'], ['x', 'a', 'b'], ['x', 'a', 'b', 'c']],
  ['one word changed, one added', ['a', 'b'], ['a', 'c'], ['a', 'b', 'd'], ['a', 'c', 'd']],
  ['the same word added', ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c']],
  [
    'other entries',
    [a, b],
    [{ ...a, text: '1' }, b],
    [a, { ...b, text: '2' }],
    [
      { ...a, text: '1' },
      { ...b, text: '2' },
    ],
  ],
  [
    'other fields of one entry',
    [a],
    [{ ...a, text: '1' }],
    [{ ...a, more: 1 }],
    [{ ...a, text: '1', more: 1 }],
  ],
  ['entries added at one place', [a], [a, b], [a, c], [a, b, c]],
  ['an entry taken away, and one added', [a, b], [b], [a, b, c], [b, c]],
  ['an entry taken away on each side', [a, b, c], [b, c], [a, b], [b]],
  [
    'a new order, and a change',
    [a, b, c],
    [c, a, b],
    [a, { ...b, text: '2' }, c],
    [c, a, { ...b, text: '2' }],
  ],
  ['a new order, and an entry', [a, b], [a, b, c], [b, a], [b, c, a]],
  [
    'an entry replaced by a similar one, and another changed',
    [a, b],
    [c, b],
    [a, { ...b, text: '2' }],
    [c, { ...b, text: '2' }],
  ],
])('both stay: %s', (_, base, mine, theirs, merged) => {
  expect(merge(base, mine, theirs)).toEqual({ merged, conflicts: [] });
  const other = merge(base, theirs, mine);
  expect(other.conflicts).toEqual([]);
  expect([other.merged].flat()).toHaveLength([merged].flat().length);
});

test.each([
  ['a field', { x: 1 }, { x: 2 }, { x: 3 }, ['x'], 2, 3],
  ['a field that one emptied', { x: 1 }, {}, { x: 3 }, ['x'], undefined, 3],
  [
    'a field of an entry',
    [a, b],
    [a, { ...b, text: '1' }],
    [a, { ...b, text: '2' }],
    [1, 'text'],
    '1',
    '2',
  ],
  ['the only field of an entry', [{ t: 1 }], [{ t: 2 }], [{ t: 3 }], [0, 't'], 2, 3],
  [
    'an entry that one took away',
    [a, b],
    [b],
    [{ ...a, text: '2' }, b],
    [0],
    undefined,
    { ...a, text: '2' },
  ],
  ['the order', [a, b, c], [b, a, c], [a, c, b], [], [b, a, c], [a, c, b]],
  [
    'an id that is used twice',
    [a],
    [a, b],
    [a, { ...b, text: '2' }],
    [],
    [a, b],
    [a, { ...b, text: '2' }],
  ],
  ['values of two kinds', { x: 1 }, { x: [1] }, { x: { y: 1 } }, ['x'], [1], { y: 1 }],
])('somebody chooses: %s', (_, base, mine, theirs, path, own, other) => {
  expect(merge(base, mine, theirs).conflicts).toEqual([{ path, mine: own, theirs: other }]);
  const chosen = mergeChanges(base, mine, theirs, (conflict) => conflict.theirs);
  expect(chosen).toEqual(theirs);
  expect(merge(base, mine, theirs).merged).toEqual(mine);
});

test('an entry that one replaced takes nothing of what the other did to the former', () => {
  const [former, mine, theirs] = [
    { t: 'a', x: 1 },
    { t: 'b', x: 2 },
    { t: 'a', x: 1, y: 3 },
  ];
  const { merged, conflicts } = merge([former], [mine], [theirs]);
  expect(conflicts).toEqual([{ path: [0], mine: undefined, theirs }]);
  expect(merged).toEqual([mine]);
});

test('what one took away and the other changed goes or stays, among other changes', () => {
  const changed = { ...a, text: '2' };
  const choose = (mine: boolean) =>
    mergeChanges([a, b], [b, c], [changed, b], (conflict) =>
      mine ? conflict.mine : conflict.theirs,
    );
  expect(choose(true)).toEqual([b, c]);
  expect(choose(false)).toEqual([changed, b, c]);
});
