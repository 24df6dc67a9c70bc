import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

/** The address of this machine, for servers that nobody else may reach. */
export const THIS_MACHINE = '127.0.0.1';

/** @returns a port of this machine that is free */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, THIS_MACHINE);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Whether a program of this machine listens on a port. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, THIS_MACHINE);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
