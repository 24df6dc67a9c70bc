import {
  encodePath,
  spellingsOf,
  speltPages,
  RESOURCE_POLICY,
  SHARED_HEADERS,
  type HostRules,
} from './host-rules';
import { FILES_OF, type Host } from './hosts';
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
    `${asSent(base)}/`,
    ...folders.filter((folder) => !isShared(folder)).map((folder) => `${asSent(folder)}/:file`),
  ];
  const rules: [path: string, headers: Headers][] = [
    [`${asSent(base)}/*`, ofAll],
    // Before the rules for folders: there may be many, and Cloudflare may ignore the last.
    ...outermost(caching.immutablePaths).map((path): [string, Headers] => [
      `${asSent(path)}*`,
      { 'Cache-Control': caching.immutable },
    ]),
    ...unshared.map((path): [string, Headers] => [path, { [RESOURCE_POLICY]: resourcePolicy }]),
    ...outermost(shared.map((folder) => `${folder}/`)).map((path): [string, Headers] => [
      `${asSent(path)}*`,
      SHARED_HEADERS,
    ]),
  ];
  // Of two rules for one path Cloudflare keeps the last.
  const byPath = new Map<string, Headers>();
  for (const [path, own] of rules) byPath.set(path, { ...byPath.get(path), ...own });
  return lines([...byPath].flatMap(([path, all]) => rule(path, all)));
}

/** A path as browsers send it, without signs that mean something in these files. */
const asSent = (path: string) =>
  encodeURI(path).replaceAll(
    /[?#*:]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Folders without those in one of them, whose rules would set its headers again. */
function outermost(folders: readonly string[]): string[] {
  return folders.filter(
    (folder) => !folders.some((other) => other !== folder && folder.startsWith(other)),
  );
}

/**
 * `_redirects` for Netlify and Cloudflare. Both redirect `/about/` to `/about` by themselves, and a
 * rule for it would match its own target. Cloudflare compares a path as it is sent, Netlify as it is
 * meant, so each rule is there in both spellings. Netlify serves a page at a redirect's path unless an
 * exclamation mark forces the rule; Cloudflare ignores such a line and uses the next.
 *
 * @param host the one of the two that reads the file; by default both
 */
export function redirectsFile(rules: HostRules, host?: Host): string {
  const { base, redirects, translations } = rules;
  const forced = host === 'cloudflare' ? [] : ['!'];
  const plain = host === 'netlify' ? [] : [''];
  return lines([
    // Cloudflare Workers would lead from `&` to `%26`, and Netlify finds no page at `%26`.
    ...speltPages(rules)
      .map((page) => [asSent(page), encodePath(page)])
      .flatMap(([sent, encoded]) => (sent === encoded ? [] : [`${sent} ${encoded} 200`])),
    ...[...redirects].flatMap(([from, to]) =>
      spellingsOf(from).flatMap((path) =>
        [...forced, ...plain].map((mark) => `${path} ${encodeURI(to)} 301${mark}`),
      ),
    ),
    // Cloudflare hides the files, and serves the nearest 404 page, by itself.
    ...forced.flatMap((mark) => [
      ...FILES_OF.netlify.map((file) => `${base}/${file} ${base}/404.html 404${mark}`),
      ...translations.map((root) => `${root}/* ${root}/404.html 404`),
    ]),
  ]);
}

function rule(path: string, headers: Headers): string[] {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}
