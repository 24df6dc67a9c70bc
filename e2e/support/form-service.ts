import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A message as a form service reads it. */
export type Received = {
  path: string;
  headers: IncomingMessage['headers'];
  type: string;
  fields: Record<string, unknown>;
  files: Record<string, { name: string; bytes: Buffer }>;
};

/** What the service does with a message. */
type Behaviour =
  | { answer: number; body?: unknown }
  | { cut: 'before the answer' | 'in its middle' }
  | 'no answer';

/**
 * A form service on this machine. It records the form data that it receives, and answers as its
 * `behaviour` says.
 */
export class FormService {
  readonly received: Received[] = [];
  /** How it treats each message from now on; by default it accepts them. */
  behaviour: Behaviour = { answer: 200, body: { ok: true, success: true } };
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => void this.#handle(request, response));
  }

  static async listen(port: number): Promise<FormService> {
    const service = new FormService();
    await new Promise<void>((resolve, reject) => {
      service.#server.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
    return service;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { behaviour } = this;
    this.received.push(await read(request));
    if (behaviour === 'no answer') return;
    if ('cut' in behaviour) {
      if (behaviour.cut === 'in its middle') {
        response.writeHead(200, { ...CORS, 'Content-Type': 'application/json' });
        await new Promise((resolve) => response.write('{"ok": tr', resolve));
      }
      request.socket.destroy();
      return;
    }
    const { answer, body = {} } = behaviour;
    const isPage = typeof body === 'string';
    response
      .writeHead(answer, {
        ...CORS,
        'Content-Type': isPage ? 'text/html' : 'application/json',
      })
      .end(isPage ? body : JSON.stringify(body));
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'POST') await this.#take(request, response);
    // The browser's preflight, and its request for the icon of the thank-you page.
    else response.writeHead(204, CORS).end();
  }
}

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Accept, Content-Type',
};

async function read(request: IncomingMessage): Promise<Received> {
  const type = request.headers['content-type'] ?? '';
  const body = await buffer(request);
  const data = await new Response(body, { headers: { 'Content-Type': type } }).formData();
  const files: Received['files'] = {};
  const fields: Received['fields'] = {};
  for (const [name, value] of data) {
    if (typeof value === 'string') fields[name] = value;
    else files[name] = { name: value.name, bytes: Buffer.from(await value.arrayBuffer()) };
  }
  return { path: request.url ?? '', headers: request.headers, type, fields, files };
}
