import { createServer, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { listening } from '@/__tests__/listening';
import { folderWith } from '@/__tests__/temporary-folder';
import { defineSite } from '@/engine/define-site';
import { assertPortIsFree, parsePort, urlAt } from '@/engine/serve/port';
import { serveExport } from '@/engine/serve/serve-export';

test.each([
  [undefined, 3000],
  ['', 3000],
  ['1', 1],
  ['65535', 65_535],
])('PORT=%s is port %d', (value, port) => {
  expect(parsePort(value, 3000)).toBe(port);
});

test.each(['0', '65536', '-1', '80.5', '0x50', 'http'])('PORT=%s is refused', (value) => {
  expect(() => parsePort(value, 3000)).toThrow(
    `PORT must be a whole number from 1 to 65535, not “${value}”`,
  );
});

test.each([
  ['by default', undefined],
  ['HOST=localhost', 'localhost'],
])('only this machine is answered, by each of its addresses: %s', async (_, host) => {
  const server = createServer((_request, response) => response.end('here'));
  const port = await listening(server, host);
  const own = ['127.0.0.1', '::1'];
  const addresses = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    // An address that is valid on one link alone cannot be asked without the link's name.
    .filter(({ address, internal, scopeid }) => own.includes(address) || !(internal || scopeid))
    .map(({ address }) => address);
  const ask = async (address: string) =>
    fetch(urlAt(port, { host: address })).then(
      (response) => response.text(),
      () => 'refused',
    );
  const answers = await Promise.all(['localhost', ...addresses].map(ask));
  expect(answers).toEqual([
    'here',
    ...addresses.map((address) => (own.includes(address) ? 'here' : 'refused')),
  ]);
});

test.each([
  [undefined, 'http://localhost:3000'],
  ['0.0.0.0', 'http://0.0.0.0:3000'],
  ['::', 'http://[::]:3000'],
])('the address that is printed is the one listened on: HOST=%s', (host, url) => {
  expect(urlAt(3000, { host })).toBe(url);
});

test.each(['192.0.2.1', '[::1]', 'fe80::1', '127.0.0.1:80'])(
  'an address that this machine does not have is named: HOST=%s',
  async (host) => {
    await expect(assertPortIsFree(3000, { host })).rejects.toThrow(
      `HOST is “${host}”, which is no address of this machine; HOST=0.0.0.0 stands for all`,
    );
  },
);

describe('a port that another program has', () => {
  let other: Server;
  let port: number;

  beforeEach(async () => {
    other = createServer();
    port = await listening(other);
  });

  test('is reported, together with a way out', async () => {
    await expect(assertPortIsFree(port)).rejects.toThrow(
      `Port ${port} is taken by another program. Choose another: PORT=3000 npm start`,
    );
  });

  test('is reported in the same way by the server of the export', async () => {
    const folder = folderWith({ '404.html': '<p>Not found</p>' });
    const command = 'npx tsx engine/cli.ts serve';
    await expect(serveExport(defineSite({}), folder, port, { command })).rejects.toThrow(
      `PORT=3000 ${command}`,
    );
  });

  test('is free again once that program has ended', async () => {
    other.close();
    await expect(assertPortIsFree(port)).resolves.toBeUndefined();
  });
});
