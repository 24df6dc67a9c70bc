import { settingsIn, type Settings } from '@/scripts/build-record';

/** The branch from which hosts publish; any other is built as a preview. */
const PUBLISHED_BRANCH = 'main';

/**
 * The settings of a build on a host that builds every branch: Netlify, Vercel and Cloudflare Pages
 * have variables of their own for what they build and for its URL.
 *
 * @returns nothing for the published site, and on any other machine
 */
function previewSettings(environment: NodeJS.ProcessEnv): Settings {
  const { CONTEXT, DEPLOY_PRIME_URL, VERCEL_ENV, VERCEL_URL, CF_PAGES_BRANCH, CF_PAGES_URL } =
    environment;
  if (environment.NETLIFY && CONTEXT !== 'production') return previewAt(DEPLOY_PRIME_URL);
  if (environment.VERCEL && VERCEL_ENV !== 'production') return previewAt(`https://${VERCEL_URL}`);
  if (environment.CF_PAGES && CF_PAGES_BRANCH !== PUBLISHED_BRANCH) return previewAt(CF_PAGES_URL);
  return {};
}

const previewAt = (url: string | undefined): Settings => ({
  PREVIEW: '1',
  ...(url && { SITE_URL: url }),
});

/** The settings of a build: those in the environment, and the host's where it names none. */
export const settingsOf = (environment: NodeJS.ProcessEnv): Settings => ({
  ...previewSettings(environment),
  ...settingsIn(environment),
});
