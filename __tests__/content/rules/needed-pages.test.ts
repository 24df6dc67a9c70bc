import { articleWith } from '@/__tests__/content/examples';
import { found, site } from './found';
import { neededPages } from '@/content/model/rules/needed-pages';

const home = { ...site.content['pages/home'], hidden: true };
const moved = { title: 'Moved', description: 'A page that has moved elsewhere.', action: 'There' };
const intro = { eyebrow: 'Moved', heading: 'Moved', lead: 'It has moved.' };

it.each([
  [
    'a page is hidden that the site needs',
    { content: { 'pages/home': home } },
    'content/en/pages/home.yaml: field hidden: must not be true: the site cannot do without this page',
  ],
  [
    'a page is gone to which another leads',
    {
      content: { 'pages/onboarding-redirect': { ...moved, intro } },
      absent: new Set(['pages/onboarding-guide'] as const),
    },
    'content/en/pages/onboarding-redirect.yaml: leads to “/onboarding-guide”, which is no longer a page; hide it, too, or delete it',
  ],
  [
    'the journal is gone and its articles are not',
    { articles: [articleWith()], absent: new Set(['pages/blog'] as const) },
    'content/en/journal: no page shows these articles; delete them, too',
  ],
])('where %s, that is reported', (_, change, problem) => {
  expect(found(neededPages, { absent: new Set(), articles: [], ...change })).toEqual([problem]);
});
