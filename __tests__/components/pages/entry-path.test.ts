import { parse } from 'yaml';
import { INTRO, pageFile } from '@/__tests__/content/examples';
import { entryPath } from '@/components/pages/entry-path';
import { composedPage } from '@/content/schemas/composed-page';

const LABELS = 'labels: { client: A, team: B, problem: C, work: D, result: E }';

it.each([
  ['stories', `  - kind: stories\n    ${LABELS}\n`, '/spring#two'],
  ['stories', `  - kind: stories\n    ${LABELS}\n    stories: [one, two]\n`, '/spring#two'],
  ['stories', `  - kind: stories\n    ${LABELS}\n    stories: [one]\n`, '/spring'],
  ['models', `  - kind: stories\n    ${LABELS}\n`, '/spring'],
  [
    'models',
    '  - kind: models\n    messageTemplate: On {model}\n    badge: A\n    featuresHeading: B\n',
    '/spring#two',
  ],
] as const)('leads to an entry of the %s only if sections show it: %s', (kind, sections, path) => {
  const copy = composedPage.parse(parse(pageFile(INTRO + sections)));
  expect(entryPath({ route: copy, copy }, kind, 'two')).toBe(path);
});
