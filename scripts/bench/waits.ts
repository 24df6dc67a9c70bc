import type { Browser, Page } from '@playwright/test';
import { CPU_SLOWDOWN, SLOW_LINE } from '@/scripts/bench/slow-device';

/** Something that a visitor does, and how long the answer takes. */
export type Wait = { name: string; page: string; measure: (page: Page) => Promise<number> };

/** For a page to come to rest before somebody acts, in ms. */
const REST = 3_000;

const SEARCH = '[role=combobox]';
const CARD = '[data-island="service-explorer"] h3 button';

export const WAITS: readonly Wait[] = [
  {
    name: 'from a click on a link to the next heading',
    page: '/',
    async measure(page) {
      await page.waitForTimeout(REST);
      await page.locator('a[href$="/pricing"]').first().dispatchEvent('click');
      return answeredAfter(page, { path: '/pricing', selector: 'h1' });
    },
  },
  {
    name: 'from a tap on the search, just painted, to its suggestions',
    page: '/faq',
    async measure(page) {
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1);
      await page.locator(SEARCH).click();
      await page.keyboard.type('team');
      return answeredAfter(page, { path: '/faq', selector: '[role=option]' });
    },
  },
  {
    name: 'from a tap on a service to the next frame',
    page: '/services',
    async measure(page) {
      await page.locator(CARD).nth(1).waitFor();
      await page.waitForTimeout(REST);
      await page.evaluate(() => {
        new PerformanceObserver((list) => {
          const [click] = list.getEntriesByName('click');
          if (click) document.documentElement.dataset.answeredAfter = String(click.duration);
        }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      });
      // Not `locator.click()`, whose checks would run in the page and count.
      const box = await page.locator(CARD).nth(1).boundingBox();
      if (!box) throw new Error(`Nothing to tap at ${CARD}`);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      return readAnswer(page);
    },
  },
];

/** Measures one wait in a browser context of its own, with an empty cache. */
export async function measureWait(browser: Browser, origin: string, wait: Wait): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(noteActs);
    await page.goto(origin + wait.page);
    return await wait.measure(page);
  } finally {
    await context.close();
  }
}

/** Runs in each page: keeps the time of the first act for the page that answers it. */
function noteActs(): void {
  for (const type of ['pointerdown', 'click']) {
    addEventListener(
      type,
      ({ timeStamp }) => {
        sessionStorage.actedAt ??= String(performance.timeOrigin + timeStamp);
      },
      true,
    );
  }
}

/** Milliseconds from the act to the first frame of `path` that has what is waited for. */
async function answeredAfter(page: Page, answer: { path: string; selector: string }) {
  await page.waitForURL((url) => url.pathname.startsWith(answer.path));
  await page.evaluate(({ selector }) => {
    // A method, because the compiler gives functions a name that a page lacks.
    const watcher = {
      look(this: void) {
        if (!document.querySelector(selector)) return void requestAnimationFrame(watcher.look);
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        const now = performance.timeOrigin + performance.now();
        const painted = performance.timeOrigin + (paint?.startTime ?? 0);
        const actedAt = Number(sessionStorage.actedAt);
        // In a new document the heading comes with its first paint.
        const shownAt = painted > actedAt ? painted : now;
        document.documentElement.dataset.answeredAfter = String(shownAt - actedAt);
      },
    };
    requestAnimationFrame(watcher.look);
  }, answer);
  return readAnswer(page);
}

async function readAnswer(page: Page): Promise<number> {
  const root = page.locator('html[data-answered-after]');
  return Number(await root.getAttribute('data-answered-after'));
}
