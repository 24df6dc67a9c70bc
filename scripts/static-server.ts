import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

type StaticServerOptions = {
  /** Exported folder. It is listed once, here: a rebuilt folder needs a new server. */
  root: string;
  /** Sub-path the site was built for, such as `/preview`; empty at the root. */
  basePath?: string;
};

/**
 * A server for an exported folder that behaves as the hosts in the README do: `/about` is
 * `about.html`, and anything unknown is `404.html` with status 404. Only files that were listed at
 * the start are ever sent, so no path leads out of the folder.
 */
export function createStaticServer({ root, basePath = '' }: StaticServerOptions): Server {
  const notFoundPage = readFileSync(join(root, '404.html'));
  const sendFile = sirv(root, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders(response, path) {
      // sirv names no character set for plain text.
      if (path.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain;charset=utf-8');
    },
  });

  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const path = sitePath(request.url ?? '/', basePath);
    if (path === undefined) return sendNotFound(response, notFoundPage);
    request.url = path;
    // sirv ends the process on a range such as `bytes=9-1`, and nothing here is worth resuming.
    delete request.headers.range;
    response.setHeader('Cache-Control', path.startsWith('/_next/static/') ? IMMUTABLE : REVALIDATE);
    sendFile(request, response, () => sendNotFound(response, notFoundPage));
  });
}

/**
 * The path of a request below the base path, in the one spelling that sirv finds: it decodes with
 * `decodeURI`, which leaves the `%26` of `/service/risk-%26-compliance` alone.
 *
 * @returns nothing for a path that cannot exist: outside the base path, or a malformed escape
 */
function sitePath(url: string, basePath: string): string | undefined {
  const [requested = ''] = url.split(/[?#]/);
  if (requested !== basePath && !requested.startsWith(`${basePath}/`)) return undefined;
  try {
    const path = decodeURIComponent(requested.slice(basePath.length) || '/');
    return /[?#]/.test(path) ? undefined : encodeURI(path.normalize());
  } catch {
    return undefined;
  }
}

function sendNotFound(response: ServerResponse, page: Buffer): void {
  response
    .writeHead(404, {
      'Cache-Control': REVALIDATE,
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Length': page.length,
    })
    .end(page);
}
