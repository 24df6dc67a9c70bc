import { expect, type Page } from '@playwright/test';
import { withoutTransitions } from '@/e2e/support/transitions';
import { reloadIfFontIsLate } from '@/e2e/support/late-font';

/** A narrow window, and two with text of twice the size, where rows of columns have least room. */
export const NARROW = [
  { width: 320, fontSize: '100%' },
  { width: 390, fontSize: '200%' },
  { width: 1280, fontSize: '200%' },
];

/** Expects that the page, as it is now, does not scroll sideways. */
export async function expectNoWider(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(excess, 'pixels to scroll sideways').toBe(0);
}

/** Line 62: the page neither scrolls sideways nor breaks words where text has little room. */
export async function expectRoomForText(page: Page): Promise<void> {
  await reloadIfFontIsLate(page);
  await withoutTransitions(page);
  const before = page.viewportSize();
  // An invisible length, which shows for which window width the styles were computed.
  await page.evaluate(() => (document.documentElement.style.outlineOffset = '100vw'));
  for (const { width, fontSize } of NARROW) {
    await page.setViewportSize({ width, height: 640 });
    // For a frame or two the page may still be laid out by the styles of its former width.
    const styledFor = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).outlineOffset);
    await expect.poll(styledFor, { intervals: [20] }).toBe(`${width}px`);
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
    const excess = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    const where = `at ${width} px with text of ${fontSize}`;
    expect.soft(excess, `pixels to scroll sideways ${where}`).toBe(0);
    const broken = await page.evaluate(findBrokenWords, 'body');
    expect.soft(broken, `broken words ${where}`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  if (before) await page.setViewportSize(before);
}

/** Words that break across lines in the first element that matches `within`; addresses may. */
export function findBrokenWords(within: string): string[] {
  const element = document.querySelector(within)!;
  const words: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    if (range.getClientRects().length < 2) continue;
    for (const { 0: token, index } of text.data.matchAll(/\S+/g)) {
      if (/[@/]|\.\w/.test(token)) continue;
      for (const word of token.matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(text, index + word.index);
        range.setEnd(text, index + word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) words.push(word[0]);
      }
    }
  }
  return words;
}
