/** Which links the rules mean, a browser says in `e2e/pages.spec.ts`: patterns are its language. */
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

test('below a sub-path every pattern begins with it', () => {
  const patterns = patternsIn(JSON.parse(speculationRules(routes, '/preview')));
  expect(patterns).toContain('/preview');
  expect(patterns.filter((pattern) => !/^\/preview(?:\/|$)/.test(pattern))).toEqual([]);
});

test('a path that holds what patterns give a meaning is taken as it is', () => {
  const odd = { path: '/a+b(c)', kind: 'redirect' } as const;
  expect(patternsIn(JSON.parse(speculationRules([odd], '')))).toContain('/a\\+b\\(c\\)');
});
