/** What a browser obeys only in a header. */
export const NO_FRAMES = "frame-ancestors 'none'";

/**
 * The policy of the editor's page: it may connect to its own server and to a repository's host, and
 * reads an upload from the page's own memory (`blob:`); Decap compiles its rules at run time.
 *
 * @param api origin of the repository's host, if that is another
 * @param pictures origin of its users' portraits
 */
export function editorPolicy(api = '', pictures = ''): string {
  return [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${pictures}`.trim(),
    `connect-src 'self' blob: ${api}`.trim(),
  ].join('; ');
}
