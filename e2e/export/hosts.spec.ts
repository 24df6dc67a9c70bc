/** The export as our own server sends it: as the table of what hosts answer says, and more closely. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { routes } from '@/content/model/routes';
import { headersFor, hostRules } from '@/engine/hosting/host-rules';
import { HOST_FILES } from '@/engine/hosting/hosts';
import { listen, stop } from '@/engine/serve/port';
import { createStaticServer } from '@/engine/serve/static-server';
import { filesBelow } from '@/engine/shared/files-below';
import { differencesOf } from '@/scripts/hosts/compare';
import { ask } from '@/scripts/lib/ask';
import { freePort } from '@/scripts/lib/local-ports';
import config from '@/site.config';

const rules = hostRules('out', config);
const { caching } = rules;
const inLowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const PORT = Number(process.env.PORT ?? '4173');

const TYPES: Record<string, RegExp> = {
  css: /^text\/css/,
  js: /^(?:text|application)\/javascript/,
  json: /^application\/json/,
  png: /^image\/png$/,
  svg: /^image\/svg\+xml/,
  txt: /^text\/plain; ?charset=utf-8$/i,
  webmanifest: /^application\/manifest\+json/,
  woff2: /^font\/woff2$/,
  xml: /^(?:text|application)\/xml/,
};

/** Exported files, as paths from the site's root, with the type of each. */
const typedFiles = filesBelow('out')
  .filter((file) => !HOST_FILES.includes(file))
  .flatMap((file) => {
    const type = TYPES[file.split('.').pop() ?? ''];
    return type ? [[`/${file}`, type] as const] : [];
  });

test('our own server answers as the table of hosts says', async () => {
  const differences = await differencesOf({
    name: 'our own server',
    async start(folder, site) {
      const server = createStaticServer(join(folder, 'site'), site, folder);
      const port = await freePort();
      await listen(server, port);
      return { port, stop: () => stop(server) };
    },
  });
  expect(Object.fromEntries(differences)).toEqual({});
});

test('our own server has every page under its path, with every header', async () => {
  const pages = routes.filter(({ kind }) => kind === 'page').map(({ path }) => path);
  for (const path of [...pages, '/404']) {
    const { status, headers, body } = await ask(PORT, path === '/404' ? '/abuot' : path);
    expect.soft(status, path).toBe(path === '/404' ? 404 : 200);
    expect.soft(headers, path).toMatchObject({
      ...inLowerCase(headersFor(rules, path)),
      'cache-control': caching.others,
      'content-type': expect.stringMatching(/^text\/html; ?charset=utf-8$/i),
    });
    const file = join('out', path === '/' ? 'index.html' : `${path}.html`);
    expect.soft(body.equals(readFileSync(file)), path).toBe(true);
  }
});

test('our own server names the type of every file, and keeps those named by their content', async () => {
  for (const [file, type] of typedFiles) {
    const { status, headers } = await ask(PORT, encodeURI(file));
    expect.soft(status, file).toBe(200);
    const isImmutable = caching.immutablePaths.some((folder) => file.startsWith(folder));
    expect.soft(headers, file).toMatchObject({
      ...inLowerCase(headersFor(rules, file)),
      'content-type': expect.stringMatching(type),
      'cache-control': isImmutable ? caching.immutable : caching.others,
    });
  }
});
