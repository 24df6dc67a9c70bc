import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { headersFor, hostRules } from '@/engine/hosting/host-rules';
import { precompress } from '@/engine/finish/precompress';
import { createStaticServer } from '@/engine/serve/static-server';
import site from '@/site.config';
import sirv from 'sirv';

/**
 * Serves the script-free baseline: the pages of the site with every script and every script preload
 * removed in memory; all other files and the headers are unchanged.
 *
 * @param paths the pages to serve without scripts, if the site has them
 */
export function createBaselineServer(root: string, paths: readonly string[]): Server {
  const server = createStaticServer(root, site);
  const rules = hostRules(root, site);
  const baselines = new Map(
    paths
      .filter((path) => hasPage(root, path))
      .map((path) => [path, brotliCompressSync(withoutScripts(root, path))]),
  );
  return createServer((request, response) => {
    const baseline = baselines.get(request.url ?? '');
    if (!baseline) return void server.emit('request', request, response);
    response
      .writeHead(200, {
        ...headersFor(rules, request.url ?? ''),
        'Content-Type': 'text/html;charset=utf-8',
        'Content-Encoding': 'br',
      })
      .end(baseline);
  });
}

/** Whether a static site has a page: its owner may have taken it away. */
export function hasPage(folder: string, page: string): boolean {
  const name = page === '/' ? '/index' : page;
  return [`${name}.html`, `${name}/index.html`].some((file) => existsSync(join(folder, file)));
}

function withoutScripts(root: string, path: string): string {
  const $ = load(readFileSync(join(root, `${path === '/' ? '/index' : path}.html`)));
  $('script, link[as=script], link[rel=modulepreload]').remove();
  return $.html();
}

/**
 * Serves any static site as it is, from a copy with compressed files beside it, as our own site is
 * served. It gets none of our headers, URLs or pages: our policy would block its scripts.
 */
export async function createOtherServer(folder: string): Promise<Server> {
  const copy = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync(folder, copy, { recursive: true });
  await precompress(copy, join(tmpdir(), 'bench-compressed'));
  const sendFile = sirv(copy, { etag: true, brotli: true, gzip: true, extensions: ['html'] });
  const notFound = (response: ServerResponse): void => void response.writeHead(404).end();
  return createServer((request, response) =>
    sendFile(request, response, () => notFound(response)),
  ).once('close', () => rmSync(copy, { recursive: true }));
}
