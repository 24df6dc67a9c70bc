import { parse } from 'yaml';
import { INTRO, pageFile, section } from '@/__tests__/content/examples';
import { entryPath } from '@/components/pages/entry-path';
import { composedPage } from '@/content/model/schemas/composed-page';

const stories = (...fields: string[]) => section('stories', ...fields);
const models = section('models', 'messageTemplate: On {model}', 'badge: A', 'featuresHeading: B');

it.each([
  ['stories', stories(), '/spring#two'],
  ['stories', stories('stories: [one, two]'), '/spring#two'],
  ['stories', stories('stories: [one]'), '/spring'],
  ['models', stories(), '/spring'],
  ['models', models, '/spring#two'],
] as const)('leads to an entry of the %s only if sections show it: %s', (kind, sections, path) => {
  const copy = composedPage.parse(parse(pageFile(INTRO + sections)));
  expect(entryPath({ route: copy, copy }, kind, 'two')).toBe(path);
});
