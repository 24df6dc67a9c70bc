import type { IncomingMessage } from 'node:http';

/** The names by which a browser on this machine reaches the server. */
const LOCAL_NAMES = ['localhost', '127.0.0.1'];

/** The hosts by which a browser on this machine names the server on a port. */
export const localHosts = (port: number) => LOCAL_NAMES.map((name) => `${name}:${port}`);

/**
 * Whether a request comes from a page of this server in a browser on this machine. Otherwise a page
 * of another site could make the browser send requests here, or reach this server under a name of
 * its own that resolves to 127.0.0.1 (DNS rebinding).
 */
export function isLocal({ headers, method }: IncomingMessage, port: number): boolean {
  const hosts = localHosts(port);
  const { host = '', origin } = headers;
  if (!hosts.includes(host)) return false;
  const isRead = method === 'GET' || method === 'HEAD';
  // Browsers send the origin with requests that can change something, and with web sockets.
  return origin === undefined ? isRead : hosts.some((name) => origin === `http://${name}`);
}
