import { open } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { lookup } from 'mrmime';

/** The ending of each encoding's copy; the first is the smaller. */
const COPIES = { br: '.br', gzip: '.gz' } as const;

/**
 * Answers with the first of some files that is there now, or with its compressed copy: with all of
 * it, with the part that was asked for, or with 304.
 *
 * @returns whether there was one
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  files: readonly string[],
): Promise<boolean> {
  const { headers, method } = request;
  // A part is one of the file as it is.
  const encodings = headers.range ? [] : acceptedEncodings(headers['accept-encoding']);
  const found = await openFirst(
    files.flatMap((file) => [
      ...encodings.map((encoding) => ({ file, path: file + COPIES[encoding], encoding })),
      { file, path: file, encoding: undefined },
    ]),
  );
  if (!found) return false;
  const { file, encoding, handle, size, modified } = found;
  try {
    const tag = `"${size}-${modified.getTime()}-${encoding ?? ''}"`;
    response.setHeader('ETag', tag).setHeader('Last-Modified', modified.toUTCString());
    response.setHeader('Vary', 'Accept-Encoding').setHeader('Accept-Ranges', 'bytes');
    if (isKnown(headers, tag, modified)) {
      response.writeHead(304).end();
      return true;
    }
    const isSame = [undefined, tag, modified.toUTCString()].includes(one(headers['if-range']));
    const part = method === 'GET' && isSame ? rangeOf(headers.range, size) : undefined;
    if (part === 'outside') {
      response.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end();
      return true;
    }
    const { start, end } = part ?? { start: 0, end: size - 1 };
    const length = end - start + 1;
    response.writeHead(part ? 206 : 200, {
      'Content-Type': typeOf(file),
      'Content-Length': length,
      ...(encoding && { 'Content-Encoding': encoding }),
      ...(part && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    });
    if (method === 'HEAD' || length === 0) {
      response.end();
      return true;
    }
    const content = handle.createReadStream({ start, end, autoClose: false });
    await pipeline(content, response, { end: false });
    // Of a file that has become shorter the browser would wait for the rest.
    if (content.bytesRead === length) response.end();
    else response.destroy();
  } finally {
    await handle.close();
  }
  return true;
}

/** Opens the first that is a file, so that it stays as it is described, whatever replaces it. */
async function openFirst<File extends { path: string }>(files: readonly File[]) {
  for (const file of files) {
    const handle = await open(file.path).catch(() => undefined);
    const stats = await handle?.stat();
    if (handle && stats?.isFile()) {
      return { ...file, handle, size: stats.size, modified: stats.mtime };
    }
    await handle?.close();
  }
  return undefined;
}

/** Whether a browser has this version of a file already (RFC 9110, 13.1.2 and 13.1.3). */
function isKnown(headers: IncomingHttpHeaders, tag: string, modified: Date): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since = '' } = headers;
  if (tags === undefined) return Date.parse(modified.toUTCString()) <= Date.parse(since);
  return tags.trim() === '*' || Boolean(tags.match(/"[^"]*"/g)?.includes(tag));
}

/** The encodings that a browser prefers to none and we have, the preferred one first. */
export function acceptedEncodings(header = ''): (keyof typeof COPIES)[] {
  const qualities = new Map(
    header.split(',').map((entry) => {
      const [name = '', ...parameters] = entry.toLowerCase().split(';');
      const quality = parameters.map((text) => /^\s*q\s*=\s*(.*)$/.exec(text)?.[1]).find(Boolean);
      return [name.trim(), Number(quality ?? 1)] as const;
    }),
  );
  const qualityOf = (name: string) => qualities.get(name) ?? qualities.get('*') ?? 0;
  const identity = qualities.get('identity') ?? 0;
  return (['br', 'gzip'] as const)
    .filter((name) => qualityOf(name) > 0 && qualityOf(name) >= identity)
    .toSorted((one, other) => qualityOf(other) - qualityOf(one));
}

/**
 * The part of a file that a `Range` asks for; undefined for all of it, which is also the answer to
 * several parts and to what is no range.
 */
function rangeOf(header = '', size: number) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header.trim()) ?? [];
  const isInvalid = first !== '' && last !== '' && Number(last) < Number(first);
  if (isInvalid || first + last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'outside' : { start, end };
}

function typeOf(file: string): string {
  const type = extname(file) === '.ico' ? 'image/x-icon' : lookup(file);
  return type?.startsWith('text/') ? `${type};charset=utf-8` : (type ?? 'application/octet-stream');
}

const one = (header: string | string[] | undefined) => [header].flat()[0];
