import { chmodSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listening } from '@/__tests__/listening';
import { folderWith } from '@/__tests__/temporary-folder';
import { createProxy, startDevServer } from '@/editor/dev-server';

const NEXT = 'node_modules/.bin/next';

const root = process.cwd();
afterEach(() => process.chdir(root));

test.each([
  ['ends with an error', 'exit 1'],
  ['is killed', 'kill -KILL $$'],
])('a development server that %s while it starts is not waited for', async (_, command) => {
  const folder = folderWith({ [NEXT]: `#!/bin/sh\n${command}\n` });
  chmodSync(join(folder, NEXT), 0o755);
  process.chdir(folder);
  await expect(startDevServer()).rejects.toThrow('has ended');
});

/** The URL of a proxy for a server. */
async function proxied(respond: Parameters<typeof createServer>[1]): Promise<string> {
  const proxy = createProxy(await listening(createServer(respond)));
  const server = createServer((...request) => proxy.forward(...request));
  return `http://127.0.0.1:${await listening(server)}/about?a=b`;
}

test('a page is forwarded with its status, headers and path', async () => {
  const url = await proxied((request, response) => {
    response.writeHead(203, { 'X-Loom': 'warp' }).end(request.url);
  });
  const response = await fetch(url);
  expect(response.status).toBe(203);
  expect(response.headers.get('X-Loom')).toBe('warp');
  expect(await response.text()).toBe('/about?a=b');
});

test('a page that breaks off ends in the browser, too', async () => {
  const url = await proxied((_, response) => {
    response.write('<p>Half a', () => response.destroy());
  });
  const response = await fetch(url);
  await expect(response.text()).rejects.toThrow('terminated');
});

test('a server that does not respond is named in the page', async () => {
  const response = await fetch(await proxied((request) => request.destroy()));
  expect(response.status).toBe(502);
  expect(await response.text()).toContain('does not respond');
});
