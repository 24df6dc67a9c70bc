import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { routes } from '@/content/routes';
import { headersFor, hostRules } from '@/scripts/hosting/host-rules';
import { precompress } from '@/scripts/precompress';
import { createStaticServer } from '@/scripts/static-server';

/**
 * Serves a site beside which nothing needs to be faster: its pages with every script, and every
 * preload of one, taken out in memory; all other files, and the headers, as they are.
 *
 * @param paths pages that are to be had without scripts
 */
export function createTwinServer(root: string, paths: readonly string[]): Server {
  const site = createStaticServer({ root });
  const rules = hostRules(root, '', routes);
  const twins = new Map(
    paths.map((path) => [path, brotliCompressSync(withoutScripts(root, path))]),
  );
  return createServer((request, response) => {
    const twin = twins.get(request.url ?? '');
    if (!twin) return void site.emit('request', request, response);
    response
      .writeHead(200, {
        ...headersFor(rules, request.url ?? ''),
        'Content-Type': 'text/html;charset=utf-8',
        'Content-Encoding': 'br',
      })
      .end(twin);
  });
}

function withoutScripts(root: string, path: string): string {
  const $ = load(readFileSync(join(root, `${path === '/' ? '/index' : path}.html`)));
  $('script, link[as=script], link[rel=modulepreload]').remove();
  return $.html();
}

/** Serves any static site as fast as this one: from a copy, with compressed files beside it. */
export async function createOtherServer(folder: string): Promise<Server> {
  const copy = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync(folder, copy, { recursive: true });
  const notFoundPage = join(copy, '404.html');
  if (!existsSync(notFoundPage)) writeFileSync(notFoundPage, '<!DOCTYPE html><title>404</title>');
  await precompress(copy);
  return createStaticServer({ root: copy });
}
