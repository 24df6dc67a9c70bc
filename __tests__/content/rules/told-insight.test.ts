import { fileWith, found, site } from './found';
import { toldInsight } from '@/content/model/rules/told-insight';

const counted = {
  ...site.content.site,
  insight: { kind: 'custom', url: 'https://a.example' },
} as const;
const notCounted = { ...counted, insight: undefined };
const told = fileWith({ kind: 'text', text: 'Visits are counted.', onlyWith: 'insight' });
const untold = fileWith({ kind: 'text', text: 'Looms weave.' });

it.each([
  ['counted, and no page says so', counted, untold, 1],
  ['counted, and a page says so', counted, told, 0],
  ['not counted', notCounted, untold, 0],
  ['not counted, and a page says so when they are', notCounted, told, 0],
])('where visits are %s', (_, company, file, count) => {
  const problems = found(toldInsight, { content: { site: company }, files: [file] });
  expect(problems).toHaveLength(count);
  for (const problem of problems) {
    expect(problem).toContain('content/site.yaml: field insight: no page says that visits');
  }
});
