/** Sub-path that the site is served under, without trailing slash; empty at a domain's root. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * Adds the sub-path that the site is served under.
 *
 * @param path path from the site's root, such as `/contact?inquiry=sales`; anything that does not
 *   begin with a slash (`#top`, `mailto:…`, `https://…`) is returned unchanged
 */
export function withBasePath(path: string): string {
  return path.startsWith('/') ? `${basePath}${path === '/' && basePath ? '' : path}` : path;
}
