import type { HostRules } from '@/scripts/hosting/host-rules';

/**
 * `_headers` of Netlify and Cloudflare Pages. Both join a header that two rules set, and both send
 * `max-age=0, must-revalidate` of themselves, so caching is said only where it differs from that.
 */
export function headersFile({ base, headers, caching }: HostRules): string {
  return lines([
    `${base}/*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `${caching.immutablePath}*`,
    `  Cache-Control: ${caching.immutable}`,
  ]);
}

/** `_redirects` of Netlify and Cloudflare Pages, whose paths are percent-encoded. */
export function redirectsFile({ redirects }: HostRules): string {
  return lines([...redirects].map(([from, to]) => `${encodePath(from)} ${encodePath(to)} 301`));
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}
