import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { listening } from '@/__tests__/listening';
import { folderWith } from '@/__tests__/temporary-folder';
import { adminFile } from '@/editor/admin-files';
import { ADMIN, createAdminHandler } from '@/editor/admin-handler';

jest.mock('@/editor/admin-files');

/** The files of the page, one of which is missing. */
const OWN = ['index.html', 'icon.svg'];
/** A server that has failed never responds, but a busy machine is slow. */
const HANGS_AFTER_MS = 30_000;

const api = jest.fn(() => Promise.resolve('saved'));
const handle = createAdminHandler({
  siteUrl: 'http://localhost',
  api,
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

describe('a request of a form', () => {
  const headers = { 'Content-Type': 'application/json' };
  const MEGABYTE = 1_000_000;
  const TOO_LARGE: unknown = {
    error: expect.stringMatching(/more than the \d+ MB .* smaller ones/) as unknown,
  };

  test('is fulfilled', async () => {
    const url = `http://localhost:${port}${ADMIN}/api/v1?tab=one`;
    const body = JSON.stringify({ action: 'info', params: { path: 'é' } });
    const response = await fetch(url, { method: 'POST', headers, body });
    expect(await response.json()).toBe('saved');
    expect(api).toHaveBeenLastCalledWith({ action: 'info', params: { path: 'é' } }, 'one');
  });

  test('that announces too large a body is refused before any of it is sent', async () => {
    const sent = request({
      port,
      method: 'POST',
      path: `${ADMIN}/api/v1`,
      headers: { ...headers, 'Content-Length': 200 * MEGABYTE },
    });
    sent.flushHeaders();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(422);
    expect(await json(response)).toEqual(TOO_LARGE);
    sent.destroy();
  });

  test('that is too large without a word is refused, and the sender reads why', async () => {
    const chunk = new Uint8Array(MEGABYTE).fill(32);
    let left = 200;
    const body = new ReadableStream({
      pull: (controller) => (left-- > 0 ? controller.enqueue(chunk) : controller.close()),
    });
    const url = `http://localhost:${port}${ADMIN}/api/v1`;
    // Fetch sends a stream only if told that it need not wait for the answer.
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const response = await fetch(url, init);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual(TOO_LARGE);
  });
});
