/** RFC 9116 asks for less than a year. */
const VALID_DAYS = 360;
const DAY_MS = 24 * 60 * 60 * 1_000;

type SecurityContact = {
  email: string;
  /** Where the site is published, a preview's own URL and its sub-path included; no slash at its end. */
  siteUrl: string;
  /** Codes of the languages that mail may be written in. */
  languages: readonly string[];
  builtAt: Date;
};

/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell about a weakness. It expires some time after
 * the build, so that it is true for as long as the site is built at least once a year.
 */
export function securityFile({ email, siteUrl, languages, builtAt }: SecurityContact): string {
  const expires = new Date(builtAt.getTime() + VALID_DAYS * DAY_MS);
  return `Contact: mailto:${email}
Expires: ${expires.toISOString()}
Preferred-Languages: ${languages.join(', ')}
Canonical: ${siteUrl}/.well-known/security.txt
`;
}
