import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { adminConfig, adminFile } from '@/editor/admin-files';
import type { Api, ApiRequest } from '@/editor/api';
import { DECAP_FORMATS } from '@/editor/config/editor-config';
import { Refused } from '@/editor/content-paths';
import { editorPolicy, NO_FRAMES } from '@/editor/policy';
import { finishing } from '@/editor/stop';

/** Where the editor is served. */
export const ADMIN = '/admin';

const POLICY = `${editorPolicy()}; ${NO_FRAMES}`;

/** In bytes: room for several pictures, of which the largest has 30 MB, or 40 as Decap sends it. */
const MAX_BODY = 120_000_000;

const types: Record<string, string> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript;charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

type AdminOptions = {
  siteUrl: string;
  /** Fulfils a request from the editor. */
  api: Api;
  /** What is wrong with the content as it is. */
  problems: () => Promise<string[]>;
};

/**
 * Serves the editor's page, its configuration and its API, all of them below `/admin`.
 *
 * @returns a handler that rejects if a file of the editor cannot be read, such as a deleted one
 */
export function createAdminHandler({ siteUrl, api, problems }: AdminOptions) {
  async function callApi(request: IncomingMessage, response: ServerResponse, tab: string) {
    try {
      // Other sites cannot send JSON without a preflight request, which this server never allows.
      if (!request.headers['content-type']?.startsWith('application/json')) {
        throw new Refused('Only JSON is understood');
      }
      sendJson(response, 200, await finishing(api(await requestIn(request), tab)));
    } catch (error) {
      if (!(error instanceof Refused)) console.error(error);
      sendJson(response, error instanceof Refused ? 422 : 500, { error: (error as Error).message });
    }
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', siteUrl);
    response.setHeader('Content-Security-Policy', POLICY);
    response.setHeader('Cache-Control', 'no-cache');
    if (pathname === ADMIN) {
      response.writeHead(302, { Location: `${ADMIN}/` }).end();
      return;
    }
    const name = pathname.slice(ADMIN.length + 1) || 'index.html';
    if (name === 'api/v1' && request.method === 'POST') {
      return callApi(request, response, searchParams.get('tab') ?? '');
    }
    if (name === 'api/problems') return sendJson(response, 200, await problems());
    if (name === 'config.yml') {
      // Each page that is opened gets its own configuration, with an id for its requests.
      const proxyUrl = `${ADMIN}/api/v1?tab=${randomUUID()}`;
      const backend = { name: 'proxy', proxy_url: proxyUrl, branch: 'main' };
      const config = adminConfig({ backend, siteUrl, formats: DECAP_FORMATS });
      return send(response, 200, 'text/yaml;charset=utf-8', config);
    }
    const file = adminFile(name);
    if (file === undefined) return send(response, 404, 'text/plain', 'Not found');
    const type = types[extname(file)] ?? 'application/octet-stream';
    send(response, 200, type, await readFile(file));
  };
}

/** @throws Refused as soon as a body is larger than what a form sends */
async function requestIn(request: IncomingMessage): Promise<ApiRequest> {
  const chunks: Buffer[] = [];
  let size = Number(request.headers['content-length'] ?? 0);
  const assertFits = () => {
    if (size <= MAX_BODY) return;
    // A browser reads no answer while what it sends is not taken.
    request.resume();
    throw new Refused(
      `That is more than the ${MAX_BODY / 1_000_000} MB that can be saved at once: add fewer pictures, or smaller ones`,
    );
  };
  assertFits();
  size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    assertFits();
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as ApiRequest;
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'Content-Type': type }).end(body);
}

const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  send(response, status, 'application/json', JSON.stringify(body));
