import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Site } from '../define-site';
import { canonicalForm, headersFor, HOST_FILES, hostRules, rootOf } from '../hosting/host-rules';
import { withQuery } from '../hosting/redirects';
import { decode } from '../shared/decode';

/**
 * A server for an exported folder that behaves like the hosts in README.md: `/about` serves
 * `about.html`, and any unknown path gets `404.html` with status 404. Only files that existed at
 * the start are sent, so no path leads out of the folder.
 *
 * @param root the finished export, listed only once, here: after a rebuild, start a new server
 * @throws Error if there is no export in the folder
 */
export function createStaticServer(root: string, site: Site): Server {
  if (!existsSync(join(root, '404.html'))) {
    throw new Error(`There is no export in ${root} to serve: build the site first`);
  }
  const { basePath } = site;
  const rules = hostRules(root, site);
  const notFoundPages = new Map(
    [basePath, ...rules.translations].map((folder) => [
      folder,
      readFileSync(join(root, folder.slice(basePath.length), '404.html')),
    ]),
  );
  const notFound = (response: ServerResponse, path = '') => {
    const folder = rootOf(rules, path);
    const page = notFoundPages.get(folder) ?? Buffer.alloc(0);
    response
      .writeHead(404, {
        ...headersFor(rules, `${folder}/404`),
        'Cache-Control': rules.caching.others,
        'Content-Type': 'text/html;charset=utf-8',
        'Content-Length': page.length,
      })
      .end(page);
  };
  const sendFile = sirv(root, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders(response, path) {
      // sirv sends no character set for plain text.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
      if (path.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain;charset=utf-8');
      // sirv takes a `.gz` download for a compressed copy, which browsers would unpack.
      if (path.endsWith('.gz')) {
        response.setHeader('Content-Type', 'application/gzip');
        response.setHeader('Content-Encoding', 'identity');
      }
    },
  });

  return createServer((request, response) => {
    response.setHeaders(new Map(Object.entries(rules.headers)));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const { url = '/' } = request;
    const path = readPath(url, basePath);
    if (path === undefined) return notFound(response);
    const target = rules.redirects.get(path) ?? canonicalForm(rules, path);
    if (target !== undefined) {
      const query = /\?.*/.exec(url)?.[0] ?? '';
      response.writeHead(301, { Location: withQuery(encodeURI(target), query) }).end();
      return;
    }
    const file = path.slice(basePath.length + 1);
    // sirv would also serve a page or file at its path with a trailing slash.
    if (HOST_FILES.includes(file) || file.endsWith('/')) return notFound(response, path);
    // sirv decodes with `decodeURI`, which would leave a request's `%26` as it is.
    request.url = encodeURI(`/${file}`);
    // sirv crashes on a range such as `bytes=9-1`, and no file here is large enough to need ranges.
    delete request.headers.range;
    const { immutablePaths, immutable, others } = rules.caching;
    const isImmutable = immutablePaths.some((folder) => path.startsWith(folder));
    response.setHeader('Cache-Control', isImmutable ? immutable : others);
    response.setHeaders(new Map(Object.entries(headersFor(rules, path))));
    sendFile(request, response, () => notFound(response, path));
  });
}

/**
 * The path of a request, base path included, unencoded.
 *
 * @returns undefined for a path that cannot exist: outside the base path, or with a malformed
 *   escape
 */
function readPath(url: string, basePath: string): string | undefined {
  const path = decode(url.split(/[?#]/)[0] ?? '')?.normalize();
  if (path === undefined || /[?#]/.test(path)) return undefined;
  return path === basePath || path.startsWith(`${basePath}/`) ? path : undefined;
}
