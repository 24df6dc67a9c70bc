import { createHash } from 'node:crypto';

/** What a Content-Security-Policy has to allow besides the site's own files. */
type PolicyNeeds = {
  /** A source such as `'sha256-…'` for every style element. */
  styleHashes: readonly string[];
  /** The same for every inline script that is executed. */
  scriptHashes?: readonly string[];
  /** Origins that the contact form sends to, by script and by native submission. */
  contact?: ContactOrigins;
};

type ContactOrigins = { connect: readonly string[]; submit: readonly string[] };

const NO_CONTACT: ContactOrigins = { connect: [], submit: [] };

/**
 * The policy for a `<meta>` element, which is the only one on hosts that do not let a site set
 * headers. It cannot forbid framing: browsers read that directive from headers alone.
 */
export function pagePolicy({
  styleHashes,
  scriptHashes = [],
  contact = NO_CONTACT,
}: PolicyNeeds): string {
  return [
    "default-src 'none'",
    ["script-src 'self' 'inline-speculation-rules'", ...scriptHashes].join(' '),
    ["style-src 'self'", ...styleHashes].join(' '),
    "font-src 'self'",
    "img-src 'self'",
    // The contact form may send to this site.
    ["connect-src 'self'", ...contact.connect].join(' '),
    "manifest-src 'self'",
    ["form-action 'self'", ...contact.submit].join(' '),
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

/** The header policy of the whole site: it allows everything that any of its pages needs. */
export function sitePolicy(needs: PolicyNeeds): string {
  return inHeader(pagePolicy(needs));
}

/** The policy of files that are not pages, in case somebody opens one as a document. */
export const FILE_POLICY = inHeader("default-src 'none'");

/** @returns the source that allows an inline element with exactly this content */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
