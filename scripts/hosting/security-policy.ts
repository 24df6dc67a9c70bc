import { createHash } from 'node:crypto';

/** What a Content-Security-Policy has to allow beyond the site's own files. */
type PolicyNeeds = {
  /** Sources such as `'sha256-…'` of every style element there may be. */
  styleHashes: readonly string[];
  /** Whether the framework may run, whose loader makes the one Trusted Types policy. */
  hasIslands: boolean;
  /** Origins that the contact form sends to, by its script and by itself. */
  contact?: ContactOrigins;
};

type ContactOrigins = { connect: readonly string[]; submit: readonly string[] };

const NOWHERE: ContactOrigins = { connect: [], submit: [] };

/**
 * The policy for a `<meta>` element, which hosts without headers of one's own leave as the only
 * one. It cannot say who may frame the page: browsers read that from headers alone.
 */
export function pagePolicy({ styleHashes, hasIslands, contact = NOWHERE }: PolicyNeeds): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'inline-speculation-rules'",
    ["style-src 'self'", ...styleHashes].join(' '),
    "font-src 'self'",
    "img-src 'self'",
    // The chrome script fetches the words of another language.
    ["connect-src 'self'", ...contact.connect].join(' '),
    "manifest-src 'self'",
    ["form-action 'self'", ...contact.submit].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${hasIslands ? 'default' : "'none'"}`,
  ].join('; ');
}

/** The policy for headers, one for the whole site: it allows what any of its pages needs. */
export function headerPolicy(styleHashes: readonly string[], contact?: ContactOrigins): string {
  return `${pagePolicy({ styleHashes, hasIslands: true, contact })}; frame-ancestors 'none'`;
}

/** @returns the source that allows an inline element with exactly this content */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
