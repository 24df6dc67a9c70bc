import { fileWith, found } from './found';
import { emptyRules } from '@/content/model/rules/empty-rules';

const rules = { kind: 'rules', id: 'rules', title: 'Rules', summary: 'They hold.' } as const;
const value = { title: 'Care', text: 'We take care.' };
const own = [{ title: 'Looms', text: 'They rest at night.' }];

it.each([
  ['no value is a rule', false, true, [], 1],
  ['a value is a rule', true, true, [], 0],
  ['it has rules of its own', false, true, own, 0],
  ['it does not begin with the values', false, false, own, 0],
])('a section of rules, where %s', (_, inCode, values, items, count) => {
  const content = { purpose: { statements: [], values: [{ ...value, inCode }] } };
  const files = [fileWith({ ...rules, values, items })];
  const problems = found(emptyRules, { content, files });
  expect(problems).toHaveLength(count);
  for (const problem of problems) {
    expect(problem).toContain('entry 1 of sections, field values: shows nothing: no value');
  }
});
