import { folderWith } from '@/__tests__/temporary-folder';
import { insightOf } from '@/scripts/bundle-shell';

const SITE = 'https://loom.example';

/** The service of a build with these lines in the company's file. */
function insightWith(lines: string, environment: Record<string, string> = {}) {
  const root = folderWith({ 'content/site.yaml': `url: ${SITE}\n${lines}` });
  return insightOf(root, { NODE_ENV: 'production', ...environment });
}

const PLAUSIBLE = 'insight:\n  kind: plausible\n  url: https://plausible.example\n';

it('counts visits if the owner has chosen a service', () => {
  expect(insightWith('')).toBeUndefined();
  expect(insightWith(PLAUSIBLE)).toEqual({
    kind: 'plausible',
    url: 'https://plausible.example',
  });
  expect(insightWith(PLAUSIBLE, { SITE_URL: SITE })).toBeDefined();
});

it('counts none in development and on a preview', () => {
  expect(insightWith(PLAUSIBLE, { NODE_ENV: 'development' })).toBeUndefined();
  expect(insightWith(PLAUSIBLE, { SITE_URL: 'https://preview.example' })).toBeUndefined();
});
