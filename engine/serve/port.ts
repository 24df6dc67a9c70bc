import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createOther, isIPv6, type AddressInfo } from 'node:net';

/** The name of this machine for itself, and the addresses by which it reaches itself. */
const THIS_MACHINE = 'localhost';
const OWN_ADDRESSES = ['127.0.0.1', '::1'] as const;

const HIGHEST_PORT = 65_535;

/**
 * Parses a port number; `fallback` if it is unset or empty.
 *
 * @throws Error for anything but a whole number from 1 to 65,535
 */
export function parsePort(value: string | undefined, fallback: number): number {
  if (!value) return fallback;
  const port = /^\d+$/.test(value) ? Number(value) : NaN;
  if (port >= 1 && port <= HIGHEST_PORT) return port;
  throw new Error(`PORT must be a whole number from 1 to ${HIGHEST_PORT}, not “${value}”`);
}

export type ListenOptions = {
  /** Address to listen on, such as `0.0.0.0` for all; by default only this machine gets answers. */
  host?: string | undefined;
  /** The command that was run, for the error that says how to choose another port. */
  command?: string;
};

/**
 * Starts listening, and resolves once the server does.
 *
 * @throws Error that says why the port cannot be used and how to choose another
 */
export async function listen(
  server: Server,
  port: number,
  { host = THIS_MACHINE, command = 'npm start' }: ListenOptions = {},
): Promise<void> {
  // Asked by its name, the system gives one address alone.
  const [first, second] = host.toLowerCase() === THIS_MACHINE ? OWN_ADDRESSES : [host];
  try {
    await once(server.listen(port, first), 'listening');
    if (second) await listenAlso(server, second);
  } catch (error) {
    server.close();
    throw new Error(explain(error as NodeJS.ErrnoException, port, { host, command }), {
      cause: error,
    });
  }
}

/** Lets a server answer on a second address, if this machine has it. */
async function listenAlso(server: Server, host: string): Promise<void> {
  const other = createOther((socket) => server.emit('connection', socket));
  server.once('close', () => other.close());
  const { port } = server.address() as AddressInfo;
  try {
    await once(other.listen(port, host), 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw error;
  }
}

/** The URL of a server that listens by these options, without a path. */
export function urlAt(port: number, { host = THIS_MACHINE }: ListenOptions = {}): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/** Stops a server, and ends the connections that browsers keep open. */
export function stop(server: Server): void {
  server.close();
  server.closeAllConnections();
}

/**
 * Tries a port before a long build, rather than after it.
 *
 * @throws Error that says why the port cannot be used and how to choose another
 */
export async function assertPortIsFree(port: number, options?: ListenOptions): Promise<void> {
  const probe = createServer();
  await listen(probe, port, options);
  probe.close();
  await once(probe, 'close');
}

function explain(
  { code, message }: NodeJS.ErrnoException,
  port: number,
  { host, command }: ListenOptions,
): string {
  const another = `Choose another: PORT=${port === 3000 ? 3001 : 3000} ${command}`;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. ${another}`;
  if (code === 'EACCES') return `Port ${port} needs administrator rights. ${another}`;
  if (host !== THIS_MACHINE) {
    return `HOST is “${host}”, which is no address of this machine; HOST=0.0.0.0 stands for all`;
  }
  return `Port ${port} cannot be used: ${message}`;
}
