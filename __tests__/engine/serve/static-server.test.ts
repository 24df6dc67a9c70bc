import { once } from 'node:events';
import { request as ask, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { listening } from '@/__tests__/listening';
import { folderWith } from '@/__tests__/temporary-folder';
import { defineSite } from '@/engine/define-site';
import { createStaticServer } from '@/engine/serve/static-server';

const FILES = {
  'out/index.html': 'home',
  'out/about.html': 'about',
  'out/404.html': 'not found',
  'out/menü.html': '<meta http-equiv="Content-Security-Policy" content="default-src menu.example">',
};

const REDIRECTS = [
  { from: '/old.php', to: '/about#part' },
  { from: '/shop', to: 'https://shop.example/?all' },
];

const folder = folderWith(FILES);

/** Asks with a bare HTTP client: `fetch` would tidy `..` away before the server sees it. */
async function request(
  path: string,
  options: { basePath?: string; headers?: object; method?: string } = {},
) {
  const server = createStaticServer(
    join(folder, 'out'),
    defineSite({ basePath: options.basePath, redirects: REDIRECTS }),
  );
  const port = await listening(server);
  const { method, headers: asked } = options;
  const client = ask({ port, path, method, agent: false, headers: { ...asked } }).end();
  const [response] = (await once(client, 'response')) as [IncomingMessage];
  const { statusCode: status, headers } = response;
  return { status, headers, body: await text(response) };
}

// e2e/export/hosts.spec.ts asks it for all that it has in common with other servers.
test('a query changes nothing', async () => {
  expect(await request('/about?from=home')).toMatchObject({ status: 200, body: 'about' });
});

test.each(['/about%3Fx', '//about/'])('%s is answered with the 404 page', async (path) => {
  expect(await request(path)).toMatchObject({ status: 404, body: 'not found' });
});

test.each([
  ['/about.html?from=home', '/about?from=home'],
  ['/men%C3%BC/', '/men%C3%BC'],
  ['/men%c3%bc.html?of=%20', '/men%C3%BC?of=%20'],
  ['/old.php', '/about#part'],
  ['/old.php?from=home', '/about?from=home#part'],
  ['/shop?from=home', 'https://shop.example/?all'],
])('%s redirects permanently to %s', async (path, location) => {
  expect(await request(path)).toMatchObject({ status: 301, headers: { location } });
});

test('a page whose path has letters beyond ASCII has its own policy', async () => {
  const { status, headers } = await request('/men%C3%BC');
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toMatch(/^default-src menu\.example; frame/);
});

test('HEAD is answered without a body, and POST is not allowed', async () => {
  expect(await request('/about', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  const refused = await request('/about', { method: 'POST' });
  expect(refused).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});

test('an invalid range is ignored', async () => {
  const headers = { Range: 'bytes=3-1' };
  expect(await request('/about', { headers })).toMatchObject({ status: 200, body: 'about' });
});

test('a site may be under a base path', async () => {
  const status = async (path: string) => (await request(path, { basePath: '/preview' })).status;
  expect(await status('/preview')).toBe(200);
  expect(await request('/preview/?x', { basePath: '/preview' })).toMatchObject({
    status: 301,
    headers: { location: '/preview?x' },
  });
  expect(await request('/preview/old.php', { basePath: '/preview' })).toMatchObject({
    status: 301,
    headers: { location: '/preview/about#part' },
  });
  expect(await status('/preview/about?x')).toBe(200);
  expect(await status('/about')).toBe(404);
  expect(await status('/previews')).toBe(404);
});

test.each([
  ['that is missing', join(folder, 'nothing')],
  ['that holds something else', folderWith({ 'index.html': 'home' })],
])('a folder %s is refused, with what to do', (_, root) => {
  expect(() => createStaticServer(root, defineSite({}))).toThrow(
    `There is no export in ${root} to serve: build the site first`,
  );
});
