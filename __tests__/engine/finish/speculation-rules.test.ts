/** Which links match is tested in `e2e/pages.spec.ts`: a browser has to evaluate the patterns. */
import { speculationRules } from '@/engine/finish/speculation-rules';

const routes = [
  { path: '/', kind: 'page' },
  { path: '/harbour', kind: 'page' },
  { path: '/old', kind: 'redirect' },
] as const;

/** Every pattern in the rules. */
function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'href_matches' ? (inner as string[]) : patternsIn(inner),
  );
}

test('below a sub-path every pattern begins with that path', () => {
  const patterns = patternsIn(JSON.parse(speculationRules(routes, '/preview')));
  expect(patterns).toContain('/preview');
  expect(patterns.filter((pattern) => !/^\/preview(?:\/|$)/.test(pattern))).toEqual([]);
});

test('pattern syntax in a path is escaped', () => {
  const odd = { path: '/a+b(c)', kind: 'redirect' } as const;
  expect(patternsIn(JSON.parse(speculationRules([odd], '')))).toContain('/a\\+b\\(c\\)');
});
