import { settingsOf } from '@/scripts/preview-settings';

const url = 'https://change.preview.example';
const environment = (variables: object) => ({ NODE_ENV: 'test', ...variables }) as const;

it.each([
  ['Netlify', { NETLIFY: 'true', CONTEXT: 'deploy-preview', DEPLOY_PRIME_URL: url }],
  ['Vercel', { VERCEL: '1', VERCEL_ENV: 'preview', VERCEL_URL: 'change.preview.example' }],
  ['Cloudflare Pages', { CF_PAGES: '1', CF_PAGES_BRANCH: 'change', CF_PAGES_URL: url }],
])('%s builds a branch as a preview at the URL that it will have', (_, variables) => {
  expect(settingsOf(environment(variables))).toEqual({ PREVIEW: '1', SITE_URL: url });
});

it.each([
  ['Netlify', { NETLIFY: 'true', CONTEXT: 'production', DEPLOY_PRIME_URL: url }],
  ['Vercel', { VERCEL: '1', VERCEL_ENV: 'production', VERCEL_URL: 'change.preview.example' }],
  ['Cloudflare Pages', { CF_PAGES: '1', CF_PAGES_BRANCH: 'main', CF_PAGES_URL: url }],
  ['any other machine', {}],
])('%s builds the published site as it is', (_, variables) => {
  expect(settingsOf(environment(variables))).toEqual({});
});
