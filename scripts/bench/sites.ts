import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { defineSite } from '@/engine/define-site';
import { headersFor, hostRules } from '@/engine/hosting/host-rules';
import { precompress } from '@/engine/finish/precompress';
import { createStaticServer } from '@/engine/serve/static-server';
import site from '@/site.config';

/**
 * Serves the script-free baseline: the pages of the site with every script, and every preload of
 * one, removed in memory; all other files and the headers are unchanged.
 *
 * @param paths the pages to serve without scripts
 */
export function createBaselineServer(root: string, paths: readonly string[]): Server {
  const server = createStaticServer(root, site);
  const rules = hostRules(root, site);
  const baselines = new Map(
    paths.map((path) => [path, brotliCompressSync(withoutScripts(root, path))]),
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

function withoutScripts(root: string, path: string): string {
  const $ = load(readFileSync(join(root, `${path === '/' ? '/index' : path}.html`)));
  $('script, link[as=script], link[rel=modulepreload]').remove();
  return $.html();
}

/**
 * Serves any static site under the same conditions as this one: from a copy, with compressed files
 * beside it.
 */
export async function createOtherServer(folder: string): Promise<Server> {
  const copy = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync(folder, copy, { recursive: true });
  const notFoundPage = join(copy, '404.html');
  if (!existsSync(notFoundPage)) writeFileSync(notFoundPage, '<!DOCTYPE html><title>404</title>');
  await precompress(copy);
  return createStaticServer(copy, defineSite({}));
}
