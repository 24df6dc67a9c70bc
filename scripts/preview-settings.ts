import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { saysYes } from '@/components/seo/preview';
import type { SiteUrl } from '@/components/seo/site-url';
import { hasHost } from '@/content/model/schemas/safe-url';
import type { Host } from '@/engine/hosting/hosts';
import { settingsIn, type Settings } from '@/scripts/build-record';

/** What a host's own variables say of a build. */
type HostBuild = {
  host: Host;
  isPreview: boolean;
  /** Variable with the URL of a preview, and its value; a host may have none. */
  url?: readonly [name: string, value: string | undefined];
};

/**
 * The branch that is published, as `content/site.yaml` says, for hosts that do not tell a build.
 * What is wrong with that file is reported by the check of the content.
 */
function productionBranch(): string | undefined {
  try {
    const site = parse(readFileSync('content/site.yaml', 'utf8')) as Record<string, unknown> | null;
    const branch = site?.productionBranch;
    return typeof branch === 'string' ? branch : undefined;
  } catch {
    return undefined;
  }
}

/** @returns nothing on a machine that is no host */
function hostBuild(environment: NodeJS.ProcessEnv, published?: string): HostBuild | undefined {
  const { NETLIFY, CONTEXT, DEPLOY_PRIME_URL } = environment;
  const { VERCEL, VERCEL_ENV, VERCEL_URL } = environment;
  const { CF_PAGES, CF_PAGES_BRANCH, CF_PAGES_URL } = environment;
  const { WORKERS_CI, WORKERS_CI_BRANCH } = environment;
  const isOther = (branch: string | undefined) =>
    Boolean(published && branch) && branch !== published;
  if (saysYes(NETLIFY)) {
    const url = ['DEPLOY_PRIME_URL', DEPLOY_PRIME_URL] as const;
    return { host: 'netlify', isPreview: Boolean(CONTEXT) && CONTEXT !== 'production', url };
  }
  if (saysYes(VERCEL)) {
    const isPreview = Boolean(VERCEL_ENV) && VERCEL_ENV !== 'production';
    return {
      host: 'vercel',
      isPreview,
      url: ['VERCEL_URL', VERCEL_URL && `https://${VERCEL_URL}`],
    };
  }
  if (saysYes(CF_PAGES)) {
    const url = ['CF_PAGES_URL', CF_PAGES_URL] as const;
    return { host: 'cloudflare', isPreview: isOther(CF_PAGES_BRANCH), url };
  }
  return saysYes(WORKERS_CI)
    ? { host: 'cloudflare', isPreview: isOther(WORKERS_CI_BRANCH) }
    : undefined;
}

/**
 * The settings of a build: those in the environment, and where it names none those of the host, by its
 * own variables. A build is a preview only where these say that its branch is not the published one.
 *
 * @param branch the published branch
 * @throws Error that names the variable in which a preview's URL should be
 */
export function settingsOf(environment: NodeJS.ProcessEnv, branch = productionBranch()): Settings {
  const own = settingsIn(environment);
  const build = hostBuild(environment, branch);
  if (!build) return own;
  const { host, isPreview, url } = build;
  if (!isPreview) return { FOR_HOST: host, ...own };
  if (!url || own.SITE_URL) return { FOR_HOST: host, PREVIEW: '1', ...own };
  const [name, value = ''] = url;
  // Vercel's has no scheme, and one that has would be read as a host of that name.
  if (!hasHost(value) || new URL(value).href !== `${new URL(value).origin}/`) {
    throw new Error(
      `${name} should be the URL of this preview, and is “${environment[name] ?? ''}”; set SITE_URL`,
    );
  }
  return { FOR_HOST: host, PREVIEW: '1', SITE_URL: value, ...own };
}

/** The last line of a build: where it goes, and who may find it there. */
export function builtFor({ origin, isPreview }: SiteUrl, base: string, host?: string): string {
  const files = `with the files of ${host || 'every host'}`;
  const listed = `search engines may ${isPreview ? 'not ' : ''}list it`;
  return `Built ${isPreview ? 'as a preview ' : ''}for ${origin}${base}, ${files}; ${listed}.`;
}
