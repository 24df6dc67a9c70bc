import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listening } from '@/__tests__/listening';
import { folderWith } from '@/__tests__/temporary-folder';
import { createProxy, startDevServer } from '@/editor/dev-server';
import { isListening } from '@/scripts/lib/local-ports';

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
  await expect(startDevServer(0)).rejects.toThrow('has ended');
});

/** Starts a development server by itself, from a process that a test may end as it likes. */
const STARTER = `import { startDevServer } from ${JSON.stringify(join(root, 'editor/dev-server.ts'))};
import { finishing } from ${JSON.stringify(join(root, 'editor/stop.ts'))};
import { writeFileSync } from 'node:fs';
process.chdir(process.argv[1]);
await startDevServer(4321);
finishing(new Promise((resolve) => setTimeout(resolve, 1000)).then(() => writeFileSync('saved', '')));
console.log('started');`;

/** Stands for Next's: it writes down what it is, and serves with a child process, as Next does. */
const SERVER = `#!/usr/bin/env node
const { fork } = require('node:child_process');
const { createServer } = require('node:http');
const { writeFileSync } = require('node:fs');
if (process.argv[2] === 'dev') fork(__filename, process.argv.slice(3));
else {
  const port = process.argv.at(-1);
  writeFileSync('port', port);
  createServer((_, response) => response.end('a page')).listen(port, '127.0.0.1');
}`;

/** Starts an editor with that server. */
async function started() {
  const folder = folderWith({ [NEXT]: SERVER });
  chmodSync(join(folder, NEXT), 0o755);
  const args = ['--import', 'tsx', '--input-type=module', '--eval', STARTER, folder];
  const editor = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(editor, 'exit').then(() => Promise.reject(new Error('The editor has ended')));
  await Promise.race([once(editor.stdout, 'data'), ended]);
  return { folder, editor, port: Number(readFileSync(join(folder, 'port'), 'utf8')) };
}

type Started = Awaited<ReturnType<typeof started>>;

/** Waits until nothing listens on a port. @returns whether something does */
async function stillListens(port: number): Promise<boolean> {
  while (await isListening(port)) await wait(50);
  return false;
}

test('an editor that is killed leaves no development server behind', async () => {
  const { editor, port } = await started();
  editor.kill('SIGKILL');
  await once(editor, 'exit');
  expect(await stillListens(port)).toBe(false);
});

/** Ends an editor by a signal. @returns its exit code, whether it has saved, and what is left of it */
async function end({ editor, port, folder }: Started, signal: NodeJS.Signals) {
  editor.kill(signal);
  const [code] = (await once(editor, 'exit')) as [number];
  return {
    code,
    hasSaved: existsSync(join(folder, 'saved')),
    stillListens: await stillListens(port),
  };
}

const ENDED = { code: 0, hasSaved: true, stillListens: false };

// The last is sent when the window of the terminal is closed.
test.each(['SIGINT', 'SIGHUP'] as const)('%s waits for a save', async (signal) => {
  expect(await end(await started(), signal)).toEqual(ENDED);
});

test('the development server answers to the editor’s own names only, and SIGTERM waits for a save', async () => {
  const editor = await started();
  const { port } = editor;
  const statusOf = async (host: string) => {
    const [{ statusCode }] = (await once(
      request({ port, host: '127.0.0.1', headers: { host } }).end(),
      'response',
    )) as [{ statusCode: number }];
    return statusCode;
  };
  const hosts = ['localhost:4321', '127.0.0.1:4321', 'evil.example', `evil.example:${port}`];
  const statuses = await Promise.all(hosts.map(statusOf));
  expect(await end(editor, 'SIGTERM')).toEqual(ENDED);
  expect(statuses).toEqual([200, 200, 403, 403]);
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

test('before a page is opened that is new, Next reads the content anew for the first one', async () => {
  const asked: string[] = [];
  const url = await proxied((request, response) => {
    asked.push(request.url ?? '');
    response.end('page');
  });
  const open = async (path: string, accept = 'text/html') =>
    (await fetch(new URL(path, url), { headers: { accept } })).text();
  await open('/about');
  await open('/faq?a=b');
  await open('/faq');
  await open('/icon.svg', 'image/*');
  expect(asked).toEqual(['/about', '/about', '/faq?a=b', '/faq', '/icon.svg']);
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
