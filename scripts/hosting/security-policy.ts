import { createHash } from 'node:crypto';

/** What a Content-Security-Policy has to allow beyond the site's own files. */
type PolicyNeeds = {
  /** Sources such as `'sha256-…'` of every style element there may be. */
  styleHashes: readonly string[];
  /** Origins that the contact form sends to, by its script and by itself. */
  contact?: ContactOrigins;
};

type ContactOrigins = { connect: readonly string[]; submit: readonly string[] };

const NOWHERE: ContactOrigins = { connect: [], submit: [] };

/**
 * The policy for a `<meta>` element, which hosts without headers of one's own leave as the only
 * one. It cannot say who may frame the page: browsers read that from headers alone.
 */
export function pagePolicy({ styleHashes, contact = NOWHERE }: PolicyNeeds): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'inline-speculation-rules'",
    ["style-src 'self'", ...styleHashes].join(' '),
    "font-src 'self'",
    "img-src 'self'",
    // The contact form may send to the site's own host.
    ["connect-src 'self'", ...contact.connect].join(' '),
    "manifest-src 'self'",
    ["form-action 'self'", ...contact.submit].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** A page's policy as a header says it, which can also refuse frames around the page. */
export function inHeader(policy: string): string {
  return `${policy}; frame-ancestors 'none'`;
}

/** The policy for headers of the whole site: it allows what any of its pages needs. */
export function sitePolicy(styleHashes: readonly string[], contact?: ContactOrigins): string {
  return inHeader(pagePolicy({ styleHashes, contact }));
}

/** The policy of files that are no page, in case somebody opens one as if it were. */
export const FILE_POLICY = inHeader("default-src 'none'");

/** @returns the source that allows an inline element with exactly this content */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
