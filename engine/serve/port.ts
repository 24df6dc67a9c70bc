import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

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
  /** Address to listen on; by default all of this machine's addresses. */
  host?: string;
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
  { host, command = 'npm start' }: ListenOptions = {},
): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new Error(explain(error as NodeJS.ErrnoException, port, command), { cause: error });
  }
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

function explain({ code, message }: NodeJS.ErrnoException, port: number, command: string): string {
  const another = `Choose another: PORT=${port === 3000 ? 3001 : 3000} ${command}`;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. ${another}`;
  if (code === 'EACCES') return `Port ${port} needs administrator rights. ${another}`;
  return `Port ${port} cannot be used: ${message}`;
}
