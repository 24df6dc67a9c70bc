/**
 * The engine on a site other than this one: its example, built below a sub-path. The tests cover
 * what any site can expect of a finished export.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { hold, ISLAND_SCRIPTS } from '@/e2e/support/held-islands';
import { expect, test } from '@/e2e/support/test';
import config from '@/engine/example/site.config';
import { defineSite } from '@/engine/define-site';
import { stop } from '@/engine/serve/port';
import { createStaticServer } from '@/engine/serve/static-server';
import { filesBelow } from '@/engine/shared/files-below';
import { valuesOf } from '@/engine/shared/markup';

const FOLDER = join('engine', 'example');
const OUT = join(FOLDER, 'out');
const BASE_PATH = '/harbour';
const BUILD_LIMIT_MS = 900_000;
/** A port that neither the site nor its copies use. */
const PORT = Number(process.env.PORT ?? 4173) + 30;

test.use({ baseURL: `http://localhost:${PORT}` });

// In one worker, so that the example is built only once.
test.describe.configure({ mode: 'default' });

let server: Server | undefined;
/** The build's output. */
let said = '';

test.beforeAll(async () => {
  test.setTimeout(BUILD_LIMIT_MS);
  const build = spawn('node', ['--import', 'tsx', join('..', 'cli.ts'), 'build'], {
    cwd: FOLDER,
    env: { ...process.env, BASE_PATH, NODE_ENV: 'production', NODE_OPTIONS: '' },
  });
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (text) => (said += text));
  const [status] = (await once(build, 'close')) as [number];
  if (status !== 0) throw new Error(`The example cannot be built:\n${said}`);
  // Only `redirects`: this process lacks the BASE_PATH that the configuration reads.
  const { redirects } = config;
  server = createStaticServer(OUT, defineSite({ basePath: BASE_PATH, redirects })).listen(PORT);
  await once(server, 'listening');
});

test.afterAll(() => server && stop(server));

const read = (file: string) => readFileSync(join(OUT, file), 'utf8');

test('its build takes no script of Next’s for one of the site’s own', () => {
  expect(said).toContain('pages finished');
  expect(said).not.toContain('is removed');
});

test('a page without islands has no script, and each page only the style that it uses', () => {
  const $ = load(read('fares.html'));
  expect($('script:not([type=speculationrules]), link[rel=stylesheet]')).toHaveLength(0);
  expect($('style').text()).toContain('.fares');
  expect(load(read('timetable.html'))('style').text()).not.toContain('.fares');
});

test('nothing of Next is left, and every URL is below the sub-path', () => {
  const files = filesBelow(OUT).filter((file) => !/\.(?:br|gz)$/.test(file));
  expect(files.filter((file) => /__next|_not-found|chunks|\.txt$/.test(file))).toEqual([]);
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const $ = load(read(file));
    const urls = ['href', 'src', 'data-module', 'data-props'].flatMap((name) =>
      valuesOf($, `[${name}^="/"]`, name),
    );
    expect(urls).not.toEqual([]);
    for (const url of urls) expect(url).toMatch(/^\/harbour(?:$|\/)/);
  }
});

test('redirects/paths: a former path leads on, by a 301 and by a page for hosts without', async ({
  page,
}) => {
  await page.goto(`${BASE_PATH}/prices/2019`);
  await expect(page).toHaveURL(`${BASE_PATH}/fares#prices`);
  const html = read('prices/2019.html');
  expect(load(html)('script')).toHaveLength(0);
  await page.route(`**${BASE_PATH}/prices/2019`, (route) =>
    route.fulfill({ body: html, contentType: 'text/html' }),
  );
  await page.goto(BASE_PATH);
  await page.goto(`${BASE_PATH}/prices/2019`);
  await expect(page).toHaveURL(`${BASE_PATH}/fares#prices`);
});

test('the files for hosts hold nothing of another site, and no empty rule', () => {
  for (const file of ['_headers', '.nginx.conf', '.htaccess', 'vercel.json']) {
    expect(read(file)).toContain('Content-Security-Policy');
    expect(read(file)).not.toMatch(/undefined|\(\?:\)|["' ]cross-origin/);
  }
});

test('its island is hydrated within the policy, and keeps what it was given as markup', async ({
  page,
}) => {
  await page.goto(`${BASE_PATH}/timetable`);
  const field = page.getByRole('textbox', { name: 'From' });
  const note = await page.getByText('On public holidays').elementHandles();
  await field.fill('mill');
  await expect(page.getByRole('listitem')).toHaveText(['08:40 Mill Steps']);
  await field.fill('harbour bridge');
  await expect(page.getByText('No boat leaves from there.')).toBeVisible();
  expect(await page.evaluate((node) => node?.isConnected, note[0])).toBe(true);
});

test('its island is hydrated as soon as somebody is in it, even if the browser is never idle', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const field = page.getByRole('textbox', { name: 'From' });
  const island = page.locator('[data-island]');

  await test.step('before its script has arrived', async () => {
    const release = await hold(page, '**/shell-loader-*.js');
    await page.goto(`${BASE_PATH}/timetable`, { waitUntil: 'commit' });
    await field.focus();
    release();
    await expect(island).toHaveAttribute('data-hydrated');
  });

  await test.step('and after that', async () => {
    await page.reload();
    await expect(island).not.toHaveAttribute('data-hydrated');
    await field.hover();
    await expect(island).toHaveAttribute('data-hydrated');
  });
});

test.describe('islands/early-press: what is done while its island wakes takes effect, once', () => {
  const button = (page: Page) => page.getByRole('button', { name: /latest first/i });
  const island = (page: Page) => page.locator('[data-island]');
  const first = (page: Page) => page.getByRole('listitem').first();

  for (const [which, words] of [
    ['', 'Latest first'],
    [', on a page that a translator has altered', 'LATEST FIRST'],
  ] as const) {
    test(`clicks before its module has come${which}`, async ({ page }) => {
      const release = await hold(page, ISLAND_SCRIPTS);
      await page.goto(`${BASE_PATH}/timetable`);
      await button(page).evaluate((each, text) => (each.textContent = text), words);
      for (let clicks = 0; clicks < 3; clicks += 1) await button(page).click();
      await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
      release();
      await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(first(page)).toHaveText('08:40 Mill Steps');
    });

    test(`a press during which its module comes: nothing changes until it ends${which}`, async ({
      page,
    }) => {
      const release = await hold(page, ISLAND_SCRIPTS);
      await page.goto(`${BASE_PATH}/timetable`);
      await button(page).evaluate((each, text) => (each.textContent = text), words);
      const pressed = await button(page).elementHandle();
      const loaded = page.evaluate(
        async (modules) => {
          for (const url of modules) await import(url);
          // Long enough for the loader, which waits for the same modules, to go on.
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        },
        await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('[data-module], [data-props]')].map(
            ({ dataset }) => dataset.module ?? dataset.props ?? '',
          ),
        ),
      );
      await button(page).hover();
      await page.mouse.down();
      release();
      await loaded;
      await expect(island(page)).not.toHaveAttribute('data-hydrated');
      expect(await pressed?.evaluate((each) => each.isConnected)).toBe(true);
      await page.mouse.up();
      await expect(island(page)).toHaveAttribute('data-hydrated');
      await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(first(page)).toHaveText('08:40 Mill Steps');
    });
  }
});

test.describe('an island whose module throws', () => {
  test.use({ expectedMessages: [/no boats today/] });

  test('says so in the console, and stays as it was', async ({ page }) => {
    await page.route('**/islands/departure-list-*.js', async (route) => {
      const response = await route.fetch();
      const body = `throw new Error('no boats today');${await response.text()}`;
      await route.fulfill({ response, body });
    });
    const said = page.waitForEvent('console');
    await page.goto(`${BASE_PATH}/timetable`);
    expect((await said).text()).toContain('no boats today');
    await expect(page.getByRole('listitem')).toHaveCount(4);
  });
});
