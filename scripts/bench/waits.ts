import type { Browser, Page } from '@playwright/test';

/** A mid-range phone compared with a desktop computer, as Lighthouse assumes. */
const CPU_SLOWDOWN = 4;

/** Something that a visitor does, and how to measure the time until the page responds. */
export type Wait = {
  name: string;
  /** The page where the wait begins, and the pages that it leads to. */
  pages: readonly [string, ...string[]];
  measure: (page: Page) => Promise<number>;
};

/** Lighthouse's mobile connection: 150 ms round-trip time, 1.6 Mbit/s. */
const SLOW_CONNECTION = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

/** Time for the page to settle before the input, in ms. */
const SETTLE_TIME = 3_000;

const SEARCH = '[role=combobox]';
const CARD = '[data-island="service-explorer"] h3 button';

export const WAITS: readonly Wait[] = [
  {
    name: 'from a click on a link to the next heading',
    pages: ['/', '/pricing'],
    async measure(page) {
      await page.waitForTimeout(SETTLE_TIME);
      await page.locator('a[href$="/pricing"]').first().dispatchEvent('click');
      return responseTime(page, '/pricing', 'h1');
    },
  },
  {
    name: 'from a tap on the search, just painted, to its suggestions',
    pages: ['/faq'],
    async measure(page) {
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1);
      await page.locator(SEARCH).click();
      await page.keyboard.type('team');
      return responseTime(page, '/faq', '[role=option]');
    },
  },
  {
    name: 'from a tap on a service to the next frame',
    pages: ['/services'],
    async measure(page) {
      await page.locator(CARD).nth(1).waitFor();
      await page.waitForTimeout(SETTLE_TIME);
      await page.evaluate(() => {
        new PerformanceObserver((list) => {
          const [click] = list.getEntriesByName('click');
          if (click) document.documentElement.dataset.responseTime = String(click.duration);
        }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      });
      // Not `locator.click()`, whose checks would run in the page and distort the result.
      const box = await page.locator(CARD).nth(1).boundingBox();
      if (!box) throw new Error(`Nothing to tap at ${CARD}`);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      return readResponseTime(page);
    },
  },
];

/** Measures one response time in a browser context of its own, with an empty cache. */
export async function measureWait(browser: Browser, origin: string, wait: Wait): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_CONNECTION);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(recordFirstInput);
    await page.goto(origin + wait.pages[0]);
    return await wait.measure(page);
  } finally {
    await context.close();
  }
}

/** Runs in each page: stores the time of the first input for the page that responds to it. */
function recordFirstInput(): void {
  for (const type of ['pointerdown', 'click']) {
    addEventListener(
      type,
      ({ timeStamp }) => {
        sessionStorage.inputAt ??= String(performance.timeOrigin + timeStamp);
      },
      true,
    );
  }
}

/** Milliseconds from the input to the first frame of `path` that contains `selector`. */
async function responseTime(page: Page, path: string, selector: string) {
  await page.waitForURL((url) => url.pathname.startsWith(path));
  await page.evaluate((wanted) => {
    // A method, because the compiler wraps named functions in a helper that the page lacks.
    const watcher = {
      look(this: void) {
        if (!document.querySelector(wanted)) return void requestAnimationFrame(watcher.look);
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        const now = performance.timeOrigin + performance.now();
        const painted = performance.timeOrigin + (paint?.startTime ?? 0);
        const inputAt = Number(sessionStorage.inputAt);
        // In a new document the heading appears with the first paint.
        const shownAt = painted > inputAt ? painted : now;
        document.documentElement.dataset.responseTime = String(shownAt - inputAt);
      },
    };
    requestAnimationFrame(watcher.look);
  }, selector);
  return readResponseTime(page);
}

async function readResponseTime(page: Page): Promise<number> {
  const root = page.locator('html[data-response-time]');
  return Number(await root.getAttribute('data-response-time'));
}
