import type { Page } from '@playwright/test';

const MAX_RELOADS = 5;

/**
 * Reloads the page, a few times at most, until its font arrives in time. Otherwise the page keeps
 * the system's font (`font-display: optional`), whose width depends on the machine.
 */
export async function reloadIfFontIsLate(page: Page): Promise<void> {
  for (let reloads = 0; reloads < MAX_RELOADS; reloads += 1) {
    if (await usesOwnFont(page)) return;
    await page.reload();
  }
}

/** Lets no font arrive, where two visits are compared; the console says so. */
export const refuseFont = (page: Page) => page.route('**/*.woff2', (route) => route.abort());

/** Whether text is drawn in the font that the page names first. */
const usesOwnFont = (page: Page) =>
  page.evaluate(() => {
    const [own] = getComputedStyle(document.body).fontFamily.split(',');
    const probe = document.createElement('span');
    probe.style.position = 'absolute';
    probe.textContent = 'Northweave';
    document.body.append(probe);
    const widthIn = (family: string) => {
      probe.style.fontFamily = family;
      return probe.offsetWidth;
    };
    const differs = widthIn(`${own}, monospace`) !== widthIn('monospace');
    probe.remove();
    return differs;
  });
