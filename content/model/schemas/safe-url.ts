import { z } from 'zod';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** What a script writes for a variable that is not there. */
const NOTHING = /(?:^|\.)(?:undefined|null)(?:\.|$)|^(?:nan|none|true|false)$/;

/** Names of letters, digits and inner hyphens, as long as DNS allows, between dots; or an address. */
const HOST = /^(?:(?:(?!-)[a-z\d_-]{1,63}(?<!-)(?:\.(?=.)|\.?$))+|\[[\da-f:.]+\])$/i;

/** Whether a URL has a host that may exist: the standard for URLs lets `"'$&;` pass. */
export function hasHost(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { hostname } = new URL(value);
  return HOST.test(hostname) && !NOTHING.test(hostname);
}

/**
 * Whether something about a visitor may be sent to a URL. Plain HTTP would send it unencrypted, so
 * it is allowed only to this machine, for trying things out.
 */
export function isSafeUrl(value: string): boolean {
  if (!hasHost(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
}

/** What somebody has copied from HTML, in which `&` is written so. */
export const ESCAPED_AMPERSAND = '&amp;';
export const ampersandProblem = `has ${ESCAPED_AMPERSAND}, which is & in HTML; write & alone`;

/** A URL to which something about a visitor may be sent. */
export const safeUrl = z
  .string()
  .refine(isSafeUrl, 'must be an https URL')
  .refine((value) => !/\s/.test(value), 'has a space; write %20 instead')
  .refine((value) => !value.includes(ESCAPED_AMPERSAND), ampersandProblem);
