import { RESOURCE_POLICY, type HostRules } from '@/scripts/hosting/host-rules';

/**
 * `_headers` of Netlify and Cloudflare Pages. Both join a header that two rules set, so the header
 * that shared folders have in another form is set by rules of which one at most matches a path: a
 * placeholder stands for one segment, an asterisk for any number. Both send `max-age=0,
 * must-revalidate` of themselves, so caching is said only where it differs from that.
 */
export function headersFile({ base, folders, headers, shared, caching }: HostRules): string {
  const { [RESOURCE_POLICY]: resourcePolicy, ...ofAll } = headers;
  const isShared = (folder: string) =>
    shared.folders.some((parent) => `${folder}/`.startsWith(`${parent}/`));
  const unshared = [
    `${base}/`,
    ...folders.filter((folder) => !isShared(folder)).map((folder) => `${folder}/:file`),
  ];
  return lines([
    ...rule(`${base}/*`, ofAll),
    ...unshared.flatMap((path) => rule(path, { [RESOURCE_POLICY]: resourcePolicy })),
    ...shared.folders.flatMap((folder) => rule(`${folder}/*`, shared.headers)),
    ...rule(`${caching.immutablePath}*`, { 'Cache-Control': caching.immutable }),
  ]);
}

/**
 * `_redirects` of Netlify and Cloudflare Pages, whose paths are percent-encoded. Both lead
 * `/about/` to `/about` by themselves, and a rule for it would match its own target.
 */
export function redirectsFile({ redirects }: HostRules): string {
  return lines([...redirects].map(([from, to]) => `${encodePath(from)} ${encodePath(to)} 301`));
}

function rule(path: string, headers: Readonly<Record<string, string | undefined>>): string[] {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}
