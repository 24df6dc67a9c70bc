import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Site } from '../define-site';
import { canonicalForm, headersFor, hostRules, rootOf } from '../hosting/host-rules';
import { HOST_FILES } from '../hosting/hosts';
import { withQuery } from '../hosting/redirects';
import { decode } from '../shared/decode';
import { sendFile } from './send-file';

/** Paths that leave the folder, have no name, or begin with a dot, as what is not to be served. */
const UNSERVED = /(?:^|\/)(?:\/|$|\.(?!well-known\/))|[\\\0]/;

/**
 * A server for an exported folder that behaves like the hosts in README.md: `/about` serves
 * `about.html`, and any unknown path gets `404.html` with status 404. Files may come, change and go
 * while it runs.
 *
 * @param root the finished export, whose rules are read only once, here: after a rebuild, start a
 *   new server
 * @param sources folder of the site's sources
 * @throws Error if there is no export in the folder
 */
export function createStaticServer(root: string, site: Site, sources = '.'): Server {
  if (!existsSync(join(root, '404.html'))) {
    throw new Error(`There is no export in ${root} to serve: build the site first`);
  }
  const { basePath } = site;
  const rules = hostRules(root, site, sources);
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
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeaders(new Map(Object.entries(rules.headers)));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const { url = '/' } = request;
    const sent = readPath(url, basePath);
    if (sent === undefined) return notFound(response);
    const path = sent.normalize();
    const target = rules.redirects.get(path) ?? canonicalForm(rules, path);
    if (target !== undefined) {
      const query = /\?.*/.exec(url)?.[0] ?? '';
      response.writeHead(301, { Location: withQuery(encodeURI(target), query) }).end();
      return;
    }
    // Of a name that a Mac has stored, the accents may be apart.
    const names = [path, sent].map((one) => one.slice(basePath.length + 1) || 'index.html');
    const [file = ''] = names;
    if (HOST_FILES.includes(file) || UNSERVED.test(file)) return notFound(response, path);
    const { immutablePaths, immutable, others } = rules.caching;
    const isImmutable = immutablePaths.some((folder) => path.startsWith(folder));
    response.setHeader('Cache-Control', isImmutable ? immutable : others);
    response.setHeaders(new Map(Object.entries(headersFor(rules, path))));
    const files = names.flatMap((name) => [name, `${name}.html`]).map((name) => join(root, name));
    if (!(await sendFile(request, response, files))) notFound(response, path);
  };
  return createServer((request, response) => {
    // Whoever has gone needs no answer.
    answer(request, response).catch(() => response.destroy());
  });
}

/**
 * The path of a request, base path included, unencoded.
 *
 * @returns undefined for a path that cannot exist: outside the base path, or with a malformed
 *   escape
 */
function readPath(url: string, basePath: string): string | undefined {
  const path = decode(url.split(/[?#]/)[0] ?? '');
  if (path === undefined || /[?#]/.test(path)) return undefined;
  return path === basePath || path.startsWith(`${basePath}/`) ? path : undefined;
}
