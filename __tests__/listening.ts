import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen, stop } from '@/engine/serve/port';

const servers: Server[] = [];
// A request that was never answered would keep Jest from ending.
afterEach(() => servers.splice(0).forEach(stop));

/** Makes a server listen until the test ends. @returns its port */
export async function listening(server: Server, host?: string): Promise<number> {
  servers.push(server);
  await listen(server, 0, { host });
  return (server.address() as AddressInfo).port;
}
