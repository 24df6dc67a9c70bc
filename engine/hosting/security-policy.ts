import { createHash } from 'node:crypto';

/** The header, and the `<meta>` element, that holds a policy. */
export const POLICY = 'Content-Security-Policy';

/**
 * What a page's markup needs its policy to allow: a source such as `'sha256-…'` for each style
 * element, inline script and style attribute, and the origins of images, of audio and video, of
 * embedded pages, and of those to which its forms are submitted.
 */
export type MarkupNeeds = Record<
  'styleHashes' | 'scriptHashes' | 'attributeHashes' | 'images' | 'media' | 'frames' | 'forms',
  readonly string[]
>;

/** The same needs, with the origins to which scripts send requests and forms are submitted. */
type PolicyNeeds = Partial<MarkupNeeds & Record<'connect' | 'submit', readonly string[]>>;

/**
 * The policy for a `<meta>` element, which is the only one on hosts that do not let a site set
 * headers. It cannot forbid framing: browsers read that directive from headers alone.
 */
export function pagePolicy({
  styleHashes = [],
  scriptHashes = [],
  attributeHashes = [],
  images = [],
  media = [],
  frames = [],
  forms = [],
  connect = [],
  submit = [],
}: PolicyNeeds): string {
  const attributes = attributeHashes.length > 0 ? ["'unsafe-hashes'", ...attributeHashes] : [];
  return [
    "default-src 'none'",
    ["script-src 'self' 'inline-speculation-rules'", ...scriptHashes].join(' '),
    ["style-src 'self'", ...styleHashes, ...attributes].join(' '),
    "font-src 'self'",
    ["img-src 'self'", ...images].join(' '),
    ...(media.length > 0 ? [['media-src', ...media].join(' ')] : []),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    // For the `fetch` of islands.
    ["connect-src 'self'", ...connect].join(' '),
    "manifest-src 'self'",
    ["form-action 'self'", ...new Set([...forms, ...submit])].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** A page's policy as a header, which can also forbid framing. */
export function inHeader(policy: string): string {
  return `${policy}; frame-ancestors 'none'`;
}

/**
 * The whole site's header policy: it allows everything that any page's policy allows.
 *
 * @param policies of its pages, as `pagePolicy` makes them
 */
export function sitePolicy(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>();
  for (const directive of policies.flatMap((policy) => policy.split('; '))) {
    const [name = '', ...sources] = directive.split(' ');
    directives.set(name, new Set([...(directives.get(name) ?? []), ...sources]));
  }
  const isHash = (source: string) => source.startsWith("'sha256-");
  const merged = [...directives].map(([name, sources]) => {
    const hashes = [...sources].filter(isHash).sort();
    return [name, ...[...sources].filter((source) => !isHash(source)), ...hashes].join(' ');
  });
  return inHeader(merged.join('; '));
}

/**
 * The headers of the whole site for a host that limits a header's length. A longer policy allows
 * all inline styles, and leaves it to the policy in each page to list that page's own.
 *
 * @param limit in characters, of the policy alone
 * @param headers values by their names
 */
export function withPolicyOf(
  limit: number,
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const { [POLICY]: policy = '' } = headers;
  if (policy.length <= limit) return headers;
  const styles = /(?<=; style-src 'self')[^;]*/;
  return { ...headers, [POLICY]: policy.replace(styles, () => " 'unsafe-inline'") };
}

/** The policy of files that are not pages, in case somebody opens one as a document. */
export const FILE_POLICY = inHeader("default-src 'none'");

/** @returns the source that allows an inline element with exactly this content: `'sha256-…'` */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
