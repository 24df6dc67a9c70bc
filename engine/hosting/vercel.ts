import { escapePattern } from '../shared/escape-pattern';
import {
  anyOf,
  encodePath,
  NO_HOST,
  SHARED_HEADERS,
  spellingsOf,
  speltPages,
  type HostRules,
} from './host-rules';
import { withPolicyOf } from './security-policy';

/** Greatest length of a header's value in characters, from Vercel's schema for the file. */
const LONGEST_POLICY = 4_096;

/**
 * The headers of all responses, then those of some folders, each with the beginning of its paths;
 * the last rule that sets a header wins.
 */
const headerRules = ({ home, headers, shared, caching }: HostRules) =>
  [
    [
      encodeURI(home),
      { ...withPolicyOf(LONGEST_POLICY, headers), 'Cache-Control': caching.others },
    ],
    ...shared.map((folder) => [encodeURI(`${folder}/`), SHARED_HEADERS] as const),
    ...caching.immutablePaths.map(
      (path) => [encodeURI(path), { 'Cache-Control': caching.immutable }] as const,
    ),
  ] as const;

/** Vercel takes the ending from every path of a page before it looks for redirects. */
const withoutEnding = (path: string) => path.replace(/(?:\/index)?\.html$/, '');

/** What matches no file that keeps its name, at the beginning of a path from the site's root. */
const notCopied = ({ copies }: HostRules) =>
  copies.size > 0 ? `(?!${anyOf([...copies].map((path) => path.slice(1)))}$)` : '';

/**
 * `vercel.json` for Vercel, where the last rule that sets a header wins. Its `cleanUrls` allows of
 * no exceptions, so files that keep their names need rules that say the same.
 */
export function vercelFile(rules: HostRules): string {
  const { base, home, copies } = rules;
  const toPage = (source: string, destination: string) => ({
    source,
    destination,
    statusCode: 308,
  });
  const addresses = {
    redirects: [
      toPage(`${base}/index`, home),
      toPage(`${base}/index.html`, home),
      toPage(`/(${notCopied(rules)}${NO_HOST}.*)\\.html`, '/$1'),
    ],
    // Where there is a file of that name, Vercel sends it and does not look here.
    rewrites: [{ source: '/(.+)', destination: '/$1.html' }],
  };
  const spelt = speltPages(rules).map((page) => ({
    source: encodePath(page).replaceAll(/[!'()*]/g, '\\$&'),
    destination: page,
  }));
  const configuration = {
    ...(copies.size === 0 && { cleanUrls: true }),
    rewrites: [...spelt, ...(copies.size > 0 ? addresses.rewrites : [])],
    trailingSlash: false,
    redirects: [
      ...[...rules.redirects].flatMap(([from, destination]) =>
        spellingsOf(withoutEnding(from)).map((source) => ({
          source,
          destination,
          statusCode: 301,
        })),
      ),
      ...(copies.size > 0 ? addresses.redirects : []),
    ],
    headers: headerRules(rules).map(([path, headers]) => ({
      source: `${path}(.*)`,
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
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
  const { base, home, translations, pages, redirects } = rules;
  const toPage = (src: string) => ({ src, status: 308, headers: { Location: '/$1' } });
  const configuration = {
    version: 3,
    routes: [
      // A page has one URL, without an extension.
      toPage(`^/${notCopied(rules)}(?:(${NO_HOST}.*)/)?index(?:\\.html)?/?$`),
      toPage(`^/${notCopied(rules)}(${NO_HOST}.*)\\.html/?$`),
      toPage(`^/(${NO_HOST}.*)/$`),
      ...[...redirects].map(([from, to]) => ({
        src: `^${anyOf(spellingsOf(withoutEnding(from)))}$`,
        status: 301,
        headers: { Location: encodeURI(to) },
      })),
      ...headerRules(rules).map(([path, headers]) => ({
        src: `^${escapePattern(path)}`,
        headers,
        continue: true,
      })),
      ...speltPages(rules).map((page) => ({
        src: `^${escapePattern(encodePath(page))}$`,
        dest: page,
      })),
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
