import { readdirSync, readFileSync } from 'node:fs';
import { TEST_REPORTS } from '@/scripts/lib/test-reports';

/** Tests that build copies of the site are left out of the unit tests, and have steps of their own. */
const builds = readdirSync('__tests__/build')
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => file.replace('.test.ts', ''));
const read = (file: string) => readFileSync(`scripts/${file}.ts`, 'utf8');

test.each(builds)('the builds of %s are a step of `npm test`, and are counted', (name) => {
  expect(TEST_REPORTS).toContain(`jest-${name}.json`);
  const [, step = ''] =
    new RegExp(
      `export const (\\w+) = jestTests\\([^;]*'jest-${name}\\.json',[^;]*build/${name}'`,
    ).exec(read('check')) ?? [];
  expect(step).not.toBe('');
  // Imported and run.
  expect(read('test').split(new RegExp(`\\b${step}\\b`))).toHaveLength(3);
});
