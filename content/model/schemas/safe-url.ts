const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** A name of letters, digits and hyphens between dots, or an address, and no signs of any other. */
const HOST = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[\da-f:.]+\])$/i;

/** Whether a URL has a host that may exist: the standard for URLs lets `"'$&;` pass. */
export function hasHost(value: string): boolean {
  return URL.canParse(value) && HOST.test(new URL(value).hostname);
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
