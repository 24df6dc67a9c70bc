/** The style guide is a tool for developers and no part of the site. */
import { readdirSync } from 'node:fs';
import { expect, test } from '@/e2e/support/test';

test('the export has no style guide', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' });
  expect(files).toContain('index.html');
  expect(files.filter((file) => file.includes('styleguide'))).toEqual([]);
});
