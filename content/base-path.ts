/** Sub-path the site is served under, without trailing slash; empty at a domain's root. */
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * Puts a path of this site under the sub-path it is served from.
 *
 * @param path path from the site's root such as `/contact?inquiry=sales`; anything that does not
 *   begin with a slash (`#top`, `mailto:…`, `https://…`) is returned as it is
 */
export function withBasePath(path: string): string {
  return path.startsWith('/') ? `${basePath}${path === '/' && basePath ? '' : path}` : path;
}
