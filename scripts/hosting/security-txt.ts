/** RFC 9116 asks for less than a year. */
const VALID_DAYS = 360;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell about a weakness. It expires some time after
 * the build, so that it is true for as long as the site is built at least once a year.
 *
 * @param urlOf the full URL of a path of this site, or of the preview that is built
 * @param languages codes of the languages that mail may be written in
 */
export function securityFile(
  email: string,
  urlOf: (path: string) => string,
  languages: readonly string[],
  builtAt: Date,
): string {
  const expires = new Date(builtAt.getTime() + VALID_DAYS * DAY_MS);
  return `Contact: mailto:${email}
Expires: ${expires.toISOString()}
Preferred-Languages: ${languages.join(', ')}
Canonical: ${urlOf('/.well-known/security.txt')}
`;
}
