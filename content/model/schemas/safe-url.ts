const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether something about a visitor may be sent to a URL. Plain HTTP would send it unencrypted, so
 * it is allowed only to this machine, for trying things out.
 */
export function isSafeUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
}
