import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { routes } from '@/content/routes';
import { runAsEntryPoint } from '@/engine/shared/entry-point';
import { createStaticServer } from '@/engine/serve/static-server';
import site from '@/site.config';
import { listen, stop } from '@/engine/serve/port';
import { withBrowser } from '@/scripts/lib/with-browser';

const PORT = 4180;
const FOLDER = 'shots';
const WIDTHS = [390, 768, 1280, 1920];
const THEMES = ['light', 'dark'] as const;

/** Width of one page on the contact sheet, in pixels. */
const THUMBNAIL_WIDTH = 320;
const THUMBNAILS_A_ROW = 6;

const only = process.argv.slice(2).find((argument) => !/^\d+$/.test(argument)) ?? '';
const chosenWidths = process.argv
  .slice(2)
  .filter((argument) => /^\d+$/.test(argument))
  .map(Number);
const paths = routes
  .filter(({ path, kind }) => kind === 'page' && path.includes(only))
  .map(({ path }) => path);

/** Takes a screenshot of every chosen page and one contact sheet of them all, for one theme and width. */
async function shoot(browser: Browser, theme: (typeof THEMES)[number], width: number) {
  const context = await browser.newContext({
    baseURL: `http://localhost:${PORT}`,
    colorScheme: theme,
    viewport: { width, height: width < 700 ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const figures: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const name = path.slice(1).replaceAll('/', '-') || 'home';
    const image = await page.screenshot({
      path: join(FOLDER, theme, String(width), `${name}.png`),
      fullPage: true,
    });
    figures.push(
      `<figure style="margin:0"><figcaption>${path}</figcaption><img width="${THUMBNAIL_WIDTH}" src="data:image/png;base64,${image.toString('base64')}"></figure>`,
    );
  }
  const sheet = await context.newPage();
  await sheet.setViewportSize({
    width: Math.min(paths.length, THUMBNAILS_A_ROW) * (THUMBNAIL_WIDTH + 20),
    height: 800,
  });
  await sheet.setContent(
    `<body style="display:flex;flex-wrap:wrap;gap:20px;align-items:flex-start;font:16px sans-serif;margin:10px;color:black;background:white">${figures.join('')}`,
  );
  await sheet.screenshot({ path: join(FOLDER, `${theme}-${width}.png`), fullPage: true });
  await context.close();
}

/**
 * `npm run shots`: screenshots of every page, and one contact sheet for each theme and width, in
 * `shots/`. `npm run shots -- pricing 390` takes only pages whose path contains the word, at that
 * width.
 */
void runAsEntryPoint(import.meta.url, async () => {
  if (paths.length === 0) throw new Error(`No page has “${only}” in its path.`);
  if (!only) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  await withBrowser([], async (browser) => {
    const server = createStaticServer('out', site);
    await listen(server, PORT);
    try {
      for (const theme of THEMES) {
        for (const width of chosenWidths.length > 0 ? chosenWidths : WIDTHS) {
          await shoot(browser, theme, width);
        }
      }
    } finally {
      stop(server);
    }
  });
  console.log(`The screenshots are in ${FOLDER}/, with a contact sheet for each theme and width.`);
});
