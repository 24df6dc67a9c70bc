import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { assertPortIsFree, listen, parsePort } from '@/engine/serve/port';

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

describe('a port that another program has', () => {
  let other: Server;
  let port: number;

  beforeEach(async () => {
    other = createServer();
    await listen(other, 0);
    ({ port } = other.address() as AddressInfo);
  });
  afterEach(() => other.close());

  test('is named, together with a way out', async () => {
    await expect(assertPortIsFree(port)).rejects.toThrow(
      `Port ${port} is taken by another program. Choose another: PORT=3000 npm start`,
    );
  });

  test('is named with the command that was run', async () => {
    await expect(assertPortIsFree(port, { command: 'npm run edit' })).rejects.toThrow(
      'PORT=3000 npm run edit',
    );
  });

  test('is free again once that program has ended', async () => {
    other.close();
    await expect(assertPortIsFree(port)).resolves.toBeUndefined();
  });
});
