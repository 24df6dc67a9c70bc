/** HTML files of the public folder, such as a proof of ownership, as our own server sends them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { defineSite } from '@/engine/define-site';
import { writeHostFiles } from '@/engine/hosting/write-host-files';
import { listen, stop } from '@/engine/serve/port';
import { createStaticServer } from '@/engine/serve/static-server';
import { ask } from '@/scripts/lib/ask';
import { freePort } from '@/scripts/lib/local-ports';

test.describe('HTML files of the public folder', () => {
  const copies = ['/google0123.html', '/sub/proof of mine.html', '/sub/index.html'];
  let folder: string;

  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'public-'));
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    };
    for (const file of ['index.html', '404.html', 'about.html']) write(`out/${file}`, file);
    for (const file of copies) for (const top of ['out', 'public']) write(`${top}${file}`, file);
    writeHostFiles(defineSite({}), join(folder, 'out'), folder);
  });

  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('are under the names that they have', async () => {
    const server = createStaticServer(join(folder, 'out'), defineSite({}), folder);
    const port = await freePort();
    await listen(server, port);
    try {
      for (const file of copies) {
        const { status, headers, body } = await ask(port, encodeURI(file));
        expect.soft([status, body.toString()], file).toEqual([200, file]);
        expect.soft(headers['content-type'], file).toMatch(/^text\/html; ?charset=utf-8$/i);
      }
      const { status, headers } = await ask(port, '/about.html');
      expect([status, headers.location]).toEqual([301, '/about']);
    } finally {
      stop(server);
    }
  });
});
