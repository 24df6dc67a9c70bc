import '@/engine/shared/environment';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { routes } from '@/content/model/routes';
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

/**
 * Parses the arguments: a word in the paths to take, and widths in pixels; by default all of both.
 *
 * @returns the word, the widths, and whether everything is taken (`isWhole`)
 * @throws Error that names the argument that is not understood
 */
export function readArguments(args: readonly string[]) {
  const widths: number[] = [];
  let word = '';
  for (const arg of args) {
    if (/^[1-9]\d*$/.test(arg)) widths.push(Number(arg));
    else if (!word && /^(?!-|\d+$)./.test(arg)) word = arg;
    else
      throw new Error(`Not understood: “${arg}”. Try pricing 390: one word of a path, and widths`);
  }
  return { word, widths: widths.length > 0 ? widths : WIDTHS, isWhole: args.length === 0 };
}

/** Takes a screenshot of each page and one contact sheet of them all, for one theme and width. */
async function shoot(
  browser: Browser,
  paths: readonly string[],
  theme: (typeof THEMES)[number],
  width: number,
) {
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
  const { word, widths, isWhole } = readArguments(process.argv.slice(2));
  const paths = routes
    .filter(({ path, kind }) => kind === 'page' && path.includes(word))
    .map(({ path }) => path);
  if (paths.length === 0) throw new Error(`No page has “${word}” in its path.`);
  if (isWhole) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  await withBrowser(async (browser) => {
    const server = createStaticServer('out', site);
    await listen(server, PORT);
    try {
      for (const theme of THEMES) {
        for (const width of widths) await shoot(browser, paths, theme, width);
      }
    } finally {
      stop(server);
    }
  });
  console.log(`The screenshots are in ${FOLDER}/, with a contact sheet for each theme and width.`);
});
