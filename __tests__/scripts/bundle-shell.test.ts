import { folderWith } from '@/__tests__/temporary-folder';
import { insightOf } from '@/scripts/bundle-shell';

const SITE = 'https://loom.example';

/** The service that counts visits, for a build with these lines in `site.yaml`. */
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
  expect(insightWith(PLAUSIBLE, { SITE_URL: `${SITE}/` })).toBeDefined();
  // The pages, which mark a preview as one, take this for the site's own address, too.
  expect(insightWith(PLAUSIBLE, { SITE_URL: 'HTTPS://Loom.Example:443' })).toBeDefined();
});

it('counts no visits in development or on a preview', () => {
  expect(insightWith(PLAUSIBLE, { NODE_ENV: 'development' })).toBeUndefined();
  expect(insightWith(PLAUSIBLE, { SITE_URL: 'https://preview.example' })).toBeUndefined();
  expect(insightWith(PLAUSIBLE, { PREVIEW: '1', BASE_PATH: '/preview/5' })).toBeUndefined();
  expect(insightWith(PLAUSIBLE, { PREVIEW: '1', SITE_URL: SITE })).toBeUndefined();
  const atHost = { VERCEL: '1', VERCEL_ENV: 'preview', VERCEL_URL: 'branch.example' };
  expect(insightWith(PLAUSIBLE, atHost)).toBeUndefined();
});

it('fills the company’s name into URLs', () => {
  const root = folderWith({
    'content/site.yaml':
      'url: https://{slug}.example\nslug: loom\ninsight:\n  kind: custom\n  url: https://{slug}.example/visits\n',
  });
  const found = insightOf(root, { NODE_ENV: 'production', SITE_URL: 'https://loom.example' });
  expect(found?.url).toBe('https://loom.example/visits');
});
