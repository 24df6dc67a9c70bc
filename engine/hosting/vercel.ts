import { escapePattern } from '../shared/escape-pattern';
import { SHARED_HEADERS, type HostRules } from './host-rules';
import { withPolicyOf } from './security-policy';

/** Greatest length of a header's value in characters, from Vercel's schema for the file. */
const LONGEST_POLICY = 4_096;

/** The headers of every response. */
const headersOfAll = ({ headers, caching }: HostRules) => ({
  ...withPolicyOf(LONGEST_POLICY, headers),
  'Cache-Control': caching.others,
});

/** `vercel.json` for Vercel, where the last rule that sets a header wins. */
export function vercelFile(rules: HostRules): string {
  const { base, redirects, shared, caching } = rules;
  const list = (entries: Readonly<Record<string, string>>) =>
    Object.entries(entries).map(([key, value]) => ({ key, value }));
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: [...redirects].map(([source, destination]) => ({
      source,
      destination,
      statusCode: 301,
    })),
    headers: [
      {
        source: `${base}/(.*)`,
        headers: list(headersOfAll(rules)),
      },
      ...shared.map((folder) => ({
        source: `${folder}/(.*)`,
        headers: list(SHARED_HEADERS),
      })),
      ...caching.immutablePaths.map((path) => ({
        source: `${path}(.*)`,
        headers: list({ 'Cache-Control': caching.immutable }),
      })),
    ],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

/**
 * `config.json` of Vercel's Build Output API, for a project that Vercel builds itself: Vercel reads
 * `vercel.json` before the build, and only the build knows the policy. These are the routes that
 * Vercel would make of that file.
 *
 * @see https://vercel.com/docs/build-output-api/configuration
 */
export function vercelOutputFile(rules: HostRules): string {
  const { base, home, translations, pages, redirects, shared, caching } = rules;
  const toPage = (src: string) => ({ src, status: 308, headers: { Location: '/$1' } });
  const withHeaders = (path: string, values: Readonly<Record<string, string>>) => ({
    src: `^${escapePattern(path)}`,
    headers: values,
    continue: true,
  });
  const configuration = {
    version: 3,
    routes: [
      // A page has one URL, without an extension.
      toPage('^/(?:(.+)/)?index(?:\\.html)?/?$'),
      toPage('^/(.*)\\.html/?$'),
      toPage('^/(.*)/$'),
      ...[...redirects].map(([from, to]) => ({
        src: `^${escapePattern(from)}$`,
        status: 301,
        headers: { Location: to },
      })),
      withHeaders(home, headersOfAll(rules)),
      ...shared.map((folder) => withHeaders(`${folder}/`, SHARED_HEADERS)),
      ...caching.immutablePaths.map((path) =>
        withHeaders(path, { 'Cache-Control': caching.immutable }),
      ),
      { handle: 'filesystem' },
      { handle: 'error' },
      ...[...translations, base].map((root) => ({
        src: `^${escapePattern(root)}(?:/|$)`,
        status: 404,
        dest: `${root}/404.html`,
      })),
    ],
    overrides: Object.fromEntries(
      [...pages]
        .filter((path) => path !== home)
        .map((path) => [`${path.slice(1)}.html`, { path: path.slice(1) }]),
    ),
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
