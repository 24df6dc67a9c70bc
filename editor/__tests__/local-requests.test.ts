import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isLocal } from '@/editor/local-requests';
import { LISTEN } from '@/editor/serve-editor';
import { listen, stop } from '@/engine/serve/port';

const PORT = 3000;
const request = (method: string, host?: string, origin?: string) =>
  isLocal({ method, headers: { host, origin } } as IncomingMessage, PORT);

test.each([
  ['GET', 'localhost:3000', undefined],
  ['GET', '127.0.0.1:3000', undefined],
  ['POST', 'localhost:3000', 'http://localhost:3000'],
  ['GET', 'localhost:3000', 'http://127.0.0.1:3000'],
])('%s to %s from %s is accepted', (method, host, origin) => {
  expect(request(method, host, origin)).toBe(true);
});

test.each([
  ['GET', undefined, undefined],
  ['GET', 'evil.example:3000', undefined],
  ['GET', 'localhost:3001', undefined],
  ['GET', 'localhost', undefined],
  ['POST', 'localhost:3000', undefined],
  ['POST', 'localhost:3000', 'null'],
  ['POST', 'localhost:3000', 'http://localhost:8080'],
  ['POST', 'localhost:3000', 'https://evil.example'],
  ['GET', 'localhost:3000', 'http://evil.example'],
])('%s to %s from %s is refused', (method, host, origin) => {
  expect(request(method, host, origin)).toBe(false);
});

test('the editor is at both addresses of the name that it prints, so that no other program is', async () => {
  const server = createServer((_, response) => response.end('the editor'));
  await listen(server, 0, LISTEN);
  const { port } = server.address() as AddressInfo;
  const answers = ['127.0.0.1', '[::1]'].map(async (address) => {
    const response = await fetch(`http://${address}:${port}`).catch(() => undefined);
    return response?.text();
  });
  expect(await Promise.all(answers).finally(() => stop(server))).toEqual([
    'the editor',
    'the editor',
  ]);
});
