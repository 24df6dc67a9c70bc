import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { precompress } from '@/engine/finish/precompress';
import { createStaticServer } from '@/engine/serve/static-server';
import site from '@/site.config';
import sirv from 'sirv';

/** A copy of a static site, and what deletes it. */
function copyOf(folder: string) {
  const copy = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync(folder, copy, { recursive: true });
  return { copy, remove: () => rmSync(copy, { recursive: true }) };
}

/**
 * Serves the script-free baseline: a copy of the site whose pages have lost every script and every
 * script preload; all other files and the headers are unchanged.
 *
 * @param paths the pages to serve without scripts, if the site has them
 */
export function createBaselineServer(root: string, paths: readonly string[]): Server {
  const { copy, remove } = copyOf(root);
  for (const path of paths.filter((one) => hasPage(root, one))) {
    const file = join(copy, `${path === '/' ? '/index' : path}.html`);
    const $ = load(readFileSync(file));
    $('script, link[as=script], link[rel=modulepreload]').remove();
    writeFileSync(file, $.html());
    writeFileSync(`${file}.br`, brotliCompressSync($.html()));
  }
  return createStaticServer(copy, site).once('close', remove);
}

/** Whether a static site has a page: its owner may have taken it away. */
export function hasPage(folder: string, page: string): boolean {
  const name = page === '/' ? '/index' : page;
  return [`${name}.html`, `${name}/index.html`].some((file) => existsSync(join(folder, file)));
}

/**
 * Serves any static site as it is, from a copy with compressed files beside it, as our own site is
 * served. It gets none of our headers, URLs or pages: our policy would block its scripts.
 */
export async function createOtherServer(folder: string): Promise<Server> {
  const { copy, remove } = copyOf(folder);
  await precompress(copy, join(tmpdir(), 'bench-compressed'));
  const sendFile = sirv(copy, { etag: true, brotli: true, gzip: true, extensions: ['html'] });
  return createServer((request, response) =>
    sendFile(request, response, () => void response.writeHead(404).end()),
  ).once('close', remove);
}
