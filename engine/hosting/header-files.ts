import { RESOURCE_POLICY, SHARED_HEADERS, type HostRules } from './host-rules';
import { withPolicyOf } from './security-policy';

type Headers = Readonly<Record<string, string | undefined>>;

/** Cloudflare ignores a line of more than 2,000 characters, the header's name included. */
const LONGEST_POLICY = 1_950;

/**
 * `_headers` for Netlify and Cloudflare Pages. Both join the values of a header that two rules set,
 * so the header that differs in shared folders is set by rules of which at most one matches a path:
 * a placeholder matches one segment, an asterisk any number. Both send `max-age=0, must-revalidate`
 * by default, so caching is set only where it differs.
 */
export function headersFile({ base, folders, headers, shared, caching }: HostRules): string {
  const { [RESOURCE_POLICY]: resourcePolicy, ...ofAll } = withPolicyOf(LONGEST_POLICY, headers);
  const isShared = (folder: string) =>
    shared.some((parent) => `${folder}/`.startsWith(`${parent}/`));
  const unshared = [
    `${base}/`,
    ...folders.filter((folder) => !isShared(folder)).map((folder) => `${folder}/:file`),
  ];
  const rules: [path: string, headers: Headers][] = [
    [`${base}/*`, ofAll],
    // Before the rules for folders: there may be many, and Cloudflare may ignore the last.
    ...outermost(caching.immutablePaths).map((path): [string, Headers] => [
      `${path}*`,
      { 'Cache-Control': caching.immutable },
    ]),
    ...unshared.map((path): [string, Headers] => [path, { [RESOURCE_POLICY]: resourcePolicy }]),
    ...outermost(shared.map((folder) => `${folder}/`)).map((path): [string, Headers] => [
      `${path}*`,
      SHARED_HEADERS,
    ]),
  ];
  // Of two rules for one path Cloudflare keeps the last.
  const byPath = new Map<string, Headers>();
  for (const [path, own] of rules) byPath.set(path, { ...byPath.get(path), ...own });
  return lines([...byPath].flatMap(([path, all]) => rule(path, all)));
}

/** Folders without those in one of them, whose rules would set its headers again. */
function outermost(folders: readonly string[]): string[] {
  return folders.filter(
    (folder) => !folders.some((other) => other !== folder && folder.startsWith(other)),
  );
}

/**
 * `_redirects` for Netlify and Cloudflare Pages, whose paths are percent-encoded. Both redirect
 * `/about/` to `/about` by themselves, and a rule for it would match its own target. Netlify serves
 * a page that redirects, unless an exclamation mark forces the rule; Cloudflare ignores such a line
 * and uses the next.
 */
export function redirectsFile({ redirects, redirectPages, translations }: HostRules): string {
  return lines([
    ...[...redirects].flatMap(([from, to]) => {
      const rule = `${encodePath(from)} ${encodeTarget(to)} 301`;
      return redirectPages.has(from) ? [`${rule}!`, rule] : [rule];
    }),
    // Cloudflare ignores these rules, and serves the nearest 404 page by itself.
    ...translations.map((root) => `${root}/* ${root}/404.html 404`),
  ]);
}

function rule(path: string, headers: Headers): string[] {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** A query, a fragment and another site's URL, which has been checked, stay as they are. */
function encodeTarget(to: string): string {
  const [path = '', ...rest] = to.startsWith('/') ? to.split(/(?=[?#])/) : ['', to];
  return [encodePath(path), ...rest].join('');
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}
