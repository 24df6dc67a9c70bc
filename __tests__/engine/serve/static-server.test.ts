import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { request as ask, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { listening } from '@/__tests__/listening';
import { folderWith } from '@/__tests__/temporary-folder';
import { defineSite } from '@/engine/define-site';
import { writeHostFiles } from '@/engine/hosting/write-host-files';
import { createStaticServer } from '@/engine/serve/static-server';

const FILES = {
  'out/index.html': 'home',
  'out/about.html': 'about',
  'out/404.html': 'not found',
  'out/pressed.html': 'as it is',
  'out/pressed.html.br': 'with Brotli',
  'out/pressed.html.gz': 'with gzip',
  'out/film.mp4': '0123456789',
  'out/.htaccess': 'hidden',
  'out/folder/file.txt': 'in a folder',
  'server.conf': 'beside the export',
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

// e2e/export/hosts.spec.ts asks it for all that is in the table of hosts.
test.each([
  ['/about.html?from=home', '/about?from=home'],
  ['/men%C3%BC/', '/men%C3%BC'],
  ['/men%c3%bc.html?of=%20', '/men%C3%BC?of=%20'],
  ['/old.php?from=home', '/about?from=home#part'],
  ['/shop?from=home', 'https://shop.example/?all'],
])('%s redirects permanently to %s', async (path, location) => {
  expect(await request(path)).toMatchObject({
    status: 301,
    headers: { location, 'x-frame-options': 'DENY' },
  });
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

test.each([
  ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
  ['bytes=7-', 206, 'bytes 7-9/10', '789'],
  ['bytes=8-99', 206, 'bytes 8-9/10', '89'],
  ['bytes=-3', 206, 'bytes 7-9/10', '789'],
  ['bytes=-99', 206, 'bytes 0-9/10', '0123456789'],
  ['bytes=10-', 416, 'bytes */10', ''],
  ['bytes=-0', 416, 'bytes */10', ''],
  ['bytes=3-1', 200, undefined, '0123456789'],
  ['bytes=0-1,4-5', 200, undefined, '0123456789'],
  ['lines=1-2', 200, undefined, '0123456789'],
])('the range %s is answered with %d and %s', async (range, status, part, body) => {
  const answer = await request('/film.mp4', { headers: { Range: range } });
  expect(answer).toMatchObject({ status, body });
  expect(answer.headers['content-range']).toBe(part);
  expect(answer.headers).toMatchObject({
    'accept-ranges': 'bytes',
    'content-length': String(body.length),
  });
});

test('a part of a page is one of the page as it is, and of the version that the browser has', async () => {
  const headers = { Range: 'bytes=0-1', 'Accept-Encoding': 'br' };
  const { status, body, headers: said } = await request('/pressed', { headers });
  expect([status, body, said['content-encoding']]).toEqual([206, 'as', undefined]);
  const again = (tag = '') => request('/pressed', { headers: { ...headers, 'If-Range': tag } });
  expect((await again(said.etag)).status).toBe(206);
  expect(await again('"another"')).toMatchObject({ status: 200, body: 'as it is' });
});

test('a browser that has a version of a file already gets no other copy of it', async () => {
  const get = async (headers: object, method = 'GET') =>
    (await request('/film.mp4', { headers, method })).status;
  const { etag = '', 'last-modified': modified = '' } = (await request('/film.mp4')).headers;
  const [earlier, later] = [-1000, 1000].map((ms) =>
    new Date(Date.parse(modified) + ms).toUTCString(),
  );
  for (const tags of ['*', ' * ', etag, `W/${etag}`, `"a,b" , W/${etag} ,"c"`]) {
    expect([tags, await get({ 'If-None-Match': tags })]).toEqual([tags, 304]);
    expect(await get({ 'If-None-Match': tags }, 'HEAD')).toBe(304);
    // The date is for servers that know no tags.
    expect(await get({ 'If-None-Match': tags, 'If-Modified-Since': earlier })).toBe(304);
  }
  for (const tags of ['"a"', '"*"', '', etag.replaceAll('"', ''), etag.replace('"', '"a')]) {
    expect([tags, await get({ 'If-None-Match': tags })]).toEqual([tags, 200]);
    expect(await get({ 'If-None-Match': tags, 'If-Modified-Since': modified })).toBe(200);
  }
  for (const since of [modified, later])
    expect(await get({ 'If-Modified-Since': since })).toBe(304);
  for (const since of [earlier, 'yesterday', '']) {
    expect(await get({ 'If-Modified-Since': since })).toBe(200);
  }
  expect((await request('/nothing', { headers: { 'If-None-Match': '*' } })).status).toBe(404);
});

test.each([
  ['br, gzip', 'br', 'with Brotli'],
  ['gzip, deflate, BR', 'br', 'with Brotli'],
  ['*', 'br', 'with Brotli'],
  ['br;q=0, gzip', 'gzip', 'with gzip'],
  ['gzip;q=1.0, br; q=0.5', 'gzip', 'with gzip'],
  ['*;q=0, gzip', 'gzip', 'with gzip'],
  ['br;q=0,gzip; q=0.000', undefined, 'as it is'],
  ['*;q=0', undefined, 'as it is'],
  ['identity, br;q=0.5', undefined, 'as it is'],
  ['identity;q=0.2, gzip;q=0.5', 'gzip', 'with gzip'],
  ['x-br', undefined, 'as it is'],
])('a browser that accepts %s gets %s', async (accepted, encoding, body) => {
  const answer = await request('/pressed', { headers: { 'Accept-Encoding': accepted } });
  expect(answer).toMatchObject({ status: 200, body });
  expect(answer.headers['content-encoding']).toBe(encoding);
});

test('files may change, come and go while they are served', async () => {
  const root = folderWith({ '404.html': 'not found', 'page.html': 'first', 'a.txt': 'first' });
  const port = await listening(createStaticServer(root, defineSite({})));
  const get = async (path: string) => {
    const response = await fetch(`http://localhost:${port}${path}`);
    return [response.status, response.headers.get('content-length'), await response.text()];
  };
  expect(await get('/a.txt')).toEqual([200, '5', 'first']);
  for (const file of ['page.html', 'a.txt', 'new.txt']) {
    writeFileSync(join(root, file), 'changed and longer');
    expect(await get(`/${file.replace('.html', '')}`)).toEqual([200, '18', 'changed and longer']);
    rmSync(join(root, file));
    expect(await get(`/${file.replace('.html', '')}`)).toEqual([404, '9', 'not found']);
  }
});

test.each([
  ...['/.htaccess', '/folder', '/folder/', '//about', '//about/', '/about%00', '/about%3Fx'],
  `/${'a'.repeat(300)}`,
])('%s is answered with the 404 page', async (path) => {
  expect(await request(path)).toMatchObject({ status: 404, body: 'not found' });
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

test('HTML files of the public folder, such as a proof of ownership, are under the names that they have', async () => {
  // The last has its accent apart, as a Mac may store it.
  const copies = [
    '/google0123.html',
    '/sub/proof of mine.html',
    '/sub/index.html',
    '/re\u0301.html',
  ];
  const ours = ['/index.html', '/404.html', '/about.html'].map(
    (file) => [`out${file}`, file] as const,
  );
  const theirs = copies.flatMap((file) =>
    ['out', 'public'].map((top) => [top + file, file] as const),
  );
  const root = folderWith(Object.fromEntries([...ours, ...theirs]));
  const site = defineSite({});
  writeHostFiles(site, join(root, 'out'), root);
  const port = await listening(createStaticServer(join(root, 'out'), site, root));
  for (const file of copies) {
    const response = await fetch(`http://localhost:${port}${encodeURI(file)}`);
    expect([response.status, await response.text()]).toEqual([200, file]);
    expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/i);
  }
  const { status, headers } = await fetch(`http://localhost:${port}/about.html`, {
    redirect: 'manual',
  });
  expect([status, headers.get('location')]).toEqual([301, '/about']);
});

test.each([
  ['that is missing', join(folder, 'nothing')],
  ['that holds something else', folderWith({ 'index.html': 'home' })],
])('a folder %s is refused, with what to do', (_, root) => {
  expect(() => createStaticServer(root, defineSite({}))).toThrow(
    `There is no export in ${root} to serve: build the site first`,
  );
});
