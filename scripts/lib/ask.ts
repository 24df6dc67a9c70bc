import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Response = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * Sends a request to this machine by a bare client: `fetch` would change the path and unpack the body.
 *
 * @throws the system's error if there is no answer
 */
export async function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const client = request({ host: 'localhost', port, path, headers, agent: false }).end();
  const [response] = (await once(client, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await buffer(response),
  };
}
