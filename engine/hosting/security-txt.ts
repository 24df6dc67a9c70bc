/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 360;
const DAY_MS = 24 * 60 * 60 * 1_000;

type SecurityContact = {
  email: string;
  /** URL of the site or preview, with its sub-path and without trailing slash. */
  siteUrl: string;
  /** Codes of the languages in which reports may be written. */
  languages: readonly string[];
  builtAt: Date;
};

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. It expires a fixed time
 * after the build, so the site has to be built again before then.
 */
export function securityFile({ email, siteUrl, languages, builtAt }: SecurityContact): string {
  const expires = new Date(builtAt.getTime() + VALID_DAYS * DAY_MS);
  return `Contact: mailto:${email}
Expires: ${expires.toISOString()}
Preferred-Languages: ${languages.join(', ')}
Canonical: ${siteUrl}/.well-known/security.txt
`;
}
