import { readFileSync } from 'node:fs';
import { OWN_WIDGETS } from '@/editor/config/value-widgets';

test('the page of the forms registers every widget that Decap lacks', () => {
  const page = readFileSync('editor/admin/widgets.js', 'utf8');
  const registered = [...page.matchAll(/registerWidget\('(\w+)'/g)].map(([, name]) => name);
  expect(registered).toEqual(OWN_WIDGETS);
});
