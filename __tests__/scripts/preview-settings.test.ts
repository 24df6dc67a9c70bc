import { builtFor, settingsOf } from '@/scripts/preview-settings';

const url = 'https://change.preview.example';
const environment = (variables: object) => ({ NODE_ENV: 'test', ...variables }) as const;
const netlify = { NETLIFY: 'true', CONTEXT: 'deploy-preview', DEPLOY_PRIME_URL: url };
const vercel = { VERCEL: '1', VERCEL_ENV: 'preview', VERCEL_URL: 'change.preview.example' };
const pages = { CF_PAGES: '1', CF_PAGES_BRANCH: 'change', CF_PAGES_URL: url };
const workers = { WORKERS_CI: '1', WORKERS_CI_BRANCH: 'change' };

it.each([
  ['Netlify', 'netlify', netlify],
  ['Vercel', 'vercel', vercel],
  ['Cloudflare Pages', 'cloudflare', pages],
])('%s builds a branch as a preview at the URL that it will have', (_, host, variables) => {
  expect(settingsOf(environment(variables), 'trunk')).toEqual({
    FOR_HOST: host,
    PREVIEW: '1',
    SITE_URL: url,
  });
});

it('Cloudflare Workers, which do not say where, build a branch as a preview', () => {
  expect(settingsOf(environment(workers), 'trunk')).toEqual({
    FOR_HOST: 'cloudflare',
    PREVIEW: '1',
  });
});

it.each([
  ['Netlify', { ...netlify, CONTEXT: 'production' }],
  ['Vercel', { ...vercel, VERCEL_ENV: 'production' }],
  ['Vercel on one’s own machine', { VERCEL: '1' }],
  ['Cloudflare Pages', { ...pages, CF_PAGES_BRANCH: 'trunk' }],
  ['Cloudflare Workers', { ...workers, WORKERS_CI_BRANCH: 'trunk' }],
  ['any other machine', {}],
])('%s builds the published site as it is', (_, variables) => {
  const { FOR_HOST, ...others } = settingsOf(environment(variables), 'trunk');
  expect(others).toEqual({});
  expect(FOR_HOST === undefined).toBe(Object.keys(variables).length === 0);
});

it.each(['0', 'false', 'no', ' ', ''])('“%s” in a host’s variable is no host', (no) => {
  for (const [name, variables] of [
    ['NETLIFY', netlify],
    ['VERCEL', vercel],
    ['CF_PAGES', pages],
    ['WORKERS_CI', workers],
  ] as const) {
    expect(settingsOf(environment({ ...variables, [name]: no }), 'trunk')).toEqual({});
  }
});

it.each([pages, workers])('publishes every branch if nobody has said which: %o', (variables) => {
  expect(settingsOf(environment(variables))).toEqual({ FOR_HOST: 'cloudflare' });
});

it.each([
  ['DEPLOY_PRIME_URL', netlify],
  ['VERCEL_URL', vercel],
  ['CF_PAGES_URL', pages],
])('names %s where it is no URL', (name, variables) => {
  for (const value of ['', undefined, 'undefined', 'https://undefined', 'https://null', '/x y']) {
    const settings = () => settingsOf(environment({ ...variables, [name]: value }), 'trunk');
    expect(settings).toThrow(name);
    const own = environment({ ...variables, [name]: value, SITE_URL: url });
    expect(settingsOf(own, 'trunk').SITE_URL).toBe(url);
  }
});

it('says for which URL a build is, and whether search engines may list it', () => {
  expect(builtFor({ origin: url, isPreview: false }, '/sub', undefined)).toBe(
    `Built for ${url}/sub, with the files of every host; search engines may list it.`,
  );
  expect(builtFor({ origin: url, isPreview: true }, '', 'netlify')).toBe(
    `Built as a preview for ${url}, with the files of netlify; search engines may not list it.`,
  );
});
