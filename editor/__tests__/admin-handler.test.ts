import { createServer } from 'node:http';
import { join } from 'node:path';
import { listening } from '@/__tests__/listening';
import { folderWith } from '@/__tests__/temporary-folder';
import { adminFile } from '@/editor/admin-files';
import { ADMIN, createAdminHandler } from '@/editor/admin-handler';

jest.mock('@/editor/admin-files');

/** The files of the page, one of which is missing. */
const OWN = ['index.html', 'icon.svg'];
/** A server that has failed never responds, but a busy machine is slow. */
const HANGS_AFTER_MS = 30_000;

const handle = createAdminHandler({
  siteUrl: 'http://localhost',
  api: () => Promise.resolve(null),
  problems: () => Promise.resolve([]),
});
let port: number;
let fault: unknown;

beforeEach(async () => {
  const folder = folderWith({ 'index.html': '<h1>Editor</h1>' });
  jest.mocked(adminFile).mockImplementation((name) => {
    return OWN.includes(name) ? join(folder, name) : undefined;
  });
  fault = undefined;
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      fault = error;
      response.writeHead(500).end();
    });
  });
  port = await listening(server);
});

const ask = (name: string) =>
  fetch(`http://localhost:${port}${ADMIN}/${name}`, {
    signal: AbortSignal.timeout(HANGS_AFTER_MS),
  });

test('the page of the editor is served', async () => {
  const response = await ask('');
  expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
  expect(await response.text()).toBe('<h1>Editor</h1>');
  expect((await ask('other.js')).status).toBe(404);
});

test('a file of the editor that is gone does not end the server', async () => {
  expect((await ask('icon.svg')).status).toBe(500);
  expect(fault).toMatchObject({ code: 'ENOENT' });
  expect((await ask('')).status).toBe(200);
});
