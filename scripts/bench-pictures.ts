import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { runAsEntryPoint } from '@/engine/shared/entry-point';
import { listen, stop } from '@/engine/serve/port';
import { inTurn, measurePage, median } from '@/scripts/bench/measure';
import { photograph } from '@/scripts/bench/photograph';
import { similarity, type Box } from '@/scripts/bench/similarity';
import { createOtherServer } from '@/scripts/bench/sites';
import { timedNode } from '@/scripts/bench/timed-node';
import { SCRIPT_FLAGS } from '@/scripts/lib/run-script';
import { copySite } from '@/scripts/lib/site-copy';
import { withBrowser } from '@/scripts/lib/with-browser';

const WORK = join('reports', 'pictures-bench');
const ORIGINALS = join(WORK, 'originals');
const LOG = join('reports', 'pictures-bench.log');
const REPORT = join('reports', 'pictures-bench.json');
const DEBUGGING_PORT = 4399;
const FIRST_PORT = 4410;
const RUNS = 5;
/** One is in the hero of the first page, the others are one below another on the second page. */
const COUNT = 21;
const PAGES = ['/one-photograph', '/twenty-photographs'] as const;
const NAMES = Array.from({ length: COUNT }, (_, index) => `photograph-${index + 1}.jpg`);
const [HERO = '', ...OTHERS] = NAMES;

/** A phone with three device pixels to each CSS pixel, and a notebook. */
const SCREENS = [
  { name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { name: 'notebook', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
] as const;

const yaml = (path: string, title: string, sections: string) => `title: ${title}
description: ${title}, made and not taken, to measure what they cost whoever opens the page.
label: Photographs
path: ${path}
sections:
${sections}`;

/** This site with two pages of photographs. */
function thisSite() {
  const folder = join(WORK, 'site');
  const page = (path: string) => join(folder, 'content/en/pages', `${path.slice(1)}.yaml`);
  const intro = `  - kind: intro
    eyebrow: Measured
    heading: What a photograph costs
    lead: They are made, and in no page that ships.
`;
  return {
    name: 'this site',
    folder,
    /** The folder that its build writes. */
    out: join(folder, 'out'),
    /** The caches that its build keeps for the next build. */
    caches: [join(folder, '.next', 'cache')],
    command: [...SCRIPT_FLAGS, 'scripts/build.ts'],
    addPages: () => {
      const media = join(folder, 'content', 'media');
      mkdirSync(media, { recursive: true });
      for (const name of NAMES) copyFileSync(join(ORIGINALS, name), join(media, name));
      const hero = `${intro}    layout: split\n    image: { file: ${HERO}, alt: A photograph }\n`;
      writeFileSync(page(PAGES[0]), yaml(PAGES[0], 'One photograph of twelve', hero));
      const pictures = OTHERS.map(
        (name) =>
          `  - kind: picture\n    variant: wide\n    image: { file: ${name}, alt: A photograph }\n`,
      );
      writeFileSync(
        page(PAGES[1]),
        yaml(PAGES[1], 'Twenty photographs', intro + pictures.join('')),
      );
    },
    removePages: () => PAGES.forEach((path) => rmSync(page(path), { force: true })),
  };
}

type Subject = ReturnType<typeof thisSite>;

/** AstroWind, with the widgets and the attributes that its own pages use. */
function astroWind(source: string): Subject {
  const folder = join(WORK, 'astrowind');
  const page = (path: string) => join(folder, 'src/pages', `${path.slice(1)}.astro`);
  const imported = `import Layout from '~/layouts/PageLayout.astro';
import Hero from '~/components/widgets/Hero.astro';
import Image from '~/components/common/Image.astro';`;
  const texts = 'tagline="Measured" title="What a photograph costs" subtitle="They are made."';
  return {
    name: 'AstroWind',
    folder,
    out: join(folder, 'dist'),
    caches: [join(folder, 'node_modules/.astro'), join(folder, '.astro')],
    command: ['node_modules/astro/astro.js', 'build'],
    addPages: () => {
      for (const name of NAMES) {
        copyFileSync(join(ORIGINALS, name), join(folder, 'src/assets/images', name));
      }
      writeFileSync(
        page(PAGES[0]),
        `---\n${imported}\n---\n<Layout metadata={{ title: 'One' }}><Hero ${texts} image={{ src: '~/assets/images/${HERO}', alt: 'A photograph' }} /></Layout>\n`,
      );
      const pictures = OTHERS.map(
        (name) =>
          `<Image class="mx-auto w-full" widths={[400, 768, 1024, 2040]} sizes="(max-width: 767px) 400px, (max-width: 1023px) 768px, (max-width: 2039px) 1024px, 2040px" width={1024} height={768} src="~/assets/images/${name}" alt="A photograph" />`,
      );
      writeFileSync(
        page(PAGES[1]),
        `---\n${imported}\n---\n<Layout metadata={{ title: 'Twenty' }}><Hero ${texts} /><div class="max-w-7xl mx-auto px-4">${pictures.join('')}</div></Layout>\n`,
      );
    },
    removePages: () => {
      rmSync(folder, { recursive: true, force: true });
      cpSync(source, folder, {
        recursive: true,
        filter: (path) => !/\/(?:node_modules|dist|\.astro|\.git)$/.test(path),
      });
      symlinkSync(resolve(source, 'node_modules'), join(folder, 'node_modules'));
      // AstroWind's own pages show pictures from other hosts.
      const pages = join(folder, 'src/pages');
      for (const name of readdirSync(pages).filter((name) => name !== '404.astro')) {
        rmSync(join(pages, name), { recursive: true });
      }
      rmSync(join(folder, 'src/data/post'), { recursive: true });
    },
  };
}

/** @returns the seconds that a build takes with empty caches */
async function timeBuild({ folder, caches, command }: Subject): Promise<number> {
  for (const cache of caches) rmSync(cache, { recursive: true, force: true });
  return (await timedNode(command, folder, LOG)).seconds;
}

/** @returns bytes of the smallest WebP at least as similar to its original, at the size shown */
async function webpAsLike(wanted: number, original: Buffer, box: Box): Promise<number> {
  let [from, to] = [20, 100];
  let best = Infinity;
  while (from <= to) {
    const quality = (from + to) >> 1;
    const file = await sharp(original).resize(box.width, box.height).webp({ quality }).toBuffer();
    if ((await similarity(file, original, box)) < wanted) from = quality + 1;
    else [best, to] = [file.length, quality - 1];
  }
  return best;
}

/** What a page's pictures cost once scrolled through, and how similar they are to the originals. */
async function seePictures(browser: Browser, url: string, screen: (typeof SCREENS)[number]) {
  const page = await browser.newPage(screen);
  const received = new Map<string, Buffer>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'image' || !response.ok()) return;
    received.set(response.url(), await response.body());
  });
  await page.goto(url);
  const pictures = page.locator('main img[alt="A photograph"]');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image: HTMLImageElement) =>
      image.complete ? undefined : new Promise((loaded) => (image.onload = loaded)),
    );
  }
  const shown = await pictures.evaluateAll((images: HTMLImageElement[]) =>
    images.map(({ currentSrc, width, height }) => ({ url: currentSrc, width, height })),
  );
  await page.waitForLoadState('networkidle');
  await page.close();
  const names = shown.length === 1 ? [HERO] : OTHERS;
  let bytes = 0;
  const likeness: number[] = [];
  /** For the pictures compared: the bytes sent, and the bytes of equally similar WebP files. */
  const compared = { sent: 0, webp: 0 };
  for (const [index, { url: source, ...size }] of shown.entries()) {
    const file = received.get(source);
    if (!file) throw new Error(`${source} did not arrive`);
    bytes += file.length;
    // Three are enough: each comparison takes seconds, and the pictures are alike.
    if (index > 2) continue;
    const original = readFileSync(join(ORIGINALS, names[index] ?? ''));
    const [width, height] = [size.width, size.height].map((side) =>
      Math.round(side * screen.deviceScaleFactor),
    ) as [number, number];
    const ssim = await similarity(file, original, { width, height });
    likeness.push(ssim);
    compared.sent += file.length;
    compared.webp += await webpAsLike(ssim, original, { width, height });
  }
  const [first] = shown;
  return {
    pictures: shown.length,
    size: `${first?.width} × ${first?.height}`,
    bytes,
    ssim: median(likeness),
    ofWebP: compared.sent / compared.webp,
  };
}

/**
 * `npm run bench:pictures -- DIR`: compares a page with one photograph of 12 megapixels, and a page
 * with twenty, with the same pages in DIR, a clone of AstroWind whose packages are installed.
 */
void runAsEntryPoint(import.meta.url, async () => {
  const [source] = process.argv.slice(2);
  if (!source || !existsSync(join(source, 'node_modules', 'astro'))) {
    throw new Error('Name the folder of a clone of AstroWind, after `npm ci` in it.');
  }
  rmSync(WORK, { recursive: true, force: true });
  mkdirSync(ORIGINALS, { recursive: true });
  for (const [index, name] of NAMES.entries()) {
    writeFileSync(join(ORIGINALS, name), await photograph(index + 1));
  }
  const own = thisSite();
  copySite(own.folder);
  const subjects = [own, astroWind(source)];
  const results: object[] = [];
  const servers: Server[] = [];
  const each: Record<string, number> = {};
  for (const subject of subjects) {
    subject.removePages();
    const without = await timeBuild(subject);
    subject.addPages();
    const seconds = await timeBuild(subject);
    each[subject.name] = (seconds - without) / COUNT;
    console.log(
      `${subject.name}: ${without.toFixed(1)} s, with pictures ${seconds.toFixed(1)} s, ${(each[subject.name] ?? 0).toFixed(2)} s a picture`,
    );
  }
  await withBrowser([`--remote-debugging-port=${DEBUGGING_PORT}`], async (browser) => {
    try {
      const sites: { name: string; origin: string }[] = [];
      for (const [index, { name, out }] of subjects.entries()) {
        const server = await createOtherServer(out);
        servers.push(server);
        await listen(server, FIRST_PORT + index);
        sites.push({ name, origin: `http://localhost:${FIRST_PORT + index}` });
      }
      for (const path of PAGES) {
        const measured = await inTurn(sites, RUNS, ({ origin }) =>
          measurePage(origin + path, DEBUGGING_PORT),
        );
        for (const [{ name, origin }, runs] of measured) {
          const LCP = Math.round(median(runs.map((one) => one.LCP)));
          const bytes = median(runs.map((one) => one.bytes));
          const seen: Record<string, unknown> = {};
          for (const screen of SCREENS) {
            seen[screen.name] = await seePictures(browser, origin + path, screen);
          }
          const row = { path, site: name, LCP, bytes, ...seen };
          console.log(JSON.stringify(row));
          results.push(row);
        }
      }
    } finally {
      servers.forEach(stop);
    }
  });
  writeFileSync(REPORT, `${JSON.stringify({ secondsEach: each, results }, null, 2)}\n`);
  rmSync(WORK, { recursive: true, force: true });
  console.log(`\nEverything is in ${REPORT}`);
});
