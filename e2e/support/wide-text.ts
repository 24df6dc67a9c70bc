import { expect, type Page } from '@playwright/test';
import { withoutTransitions } from '@/e2e/support/transitions';
import { reloadIfFontIsLate } from '@/e2e/support/late-font';

/**
 * Windows from a small phone's to a desktop's, and some with text of twice the size: those of a width
 * in a row, because a change of text takes less time than one of width.
 */
export const WINDOWS = [320, 390, 768, 1024, 1280].flatMap((width) => [
  { width, fontSize: '100%' },
  ...(width === 1024 ? [] : [{ width, fontSize: '200%' }]),
]);

/** The tightest, for pages whose layout is that of another one. */
export const TIGHTEST = WINDOWS.filter(
  ({ width, fontSize }) => width === 320 || (width === 390 && fontSize === '200%'),
);

/** Expects that the page, as it is now, does not scroll sideways. */
export async function expectNoWider(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(excess, 'pixels to scroll sideways').toBe(0);
}

/**
 * page/zoom: the page does not scroll sideways, and no text is broken within a word, cut, outside
 * its box or over another.
 */
export async function expectRoomForText(page: Page, windows = WINDOWS): Promise<void> {
  await reloadIfFontIsLate(page);
  await withoutTransitions(page);
  const before = page.viewportSize();
  await page.evaluate(() => {
    const { style } = document.documentElement;
    // An invisible length, which shows for which window width the styles were computed.
    style.outlineOffset = '100vw';
    // Clipped to nothing, a page is laid out as before, but painted in no window.
    style.clipPath = 'inset(50%)';
  });
  for (const { width, fontSize } of windows) {
    await page.setViewportSize({ width, height: 640 });
    // For a frame or two the page may still be laid out by the styles of its former width.
    const styledFor = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).outlineOffset);
    await expect.poll(styledFor, { intervals: [20] }).toBe(`${width}px`);
    const excess = await page.evaluate((size) => {
      const { documentElement: root } = document;
      root.style.fontSize = size;
      return root.scrollWidth - root.clientWidth;
    }, fontSize);
    const where = `at ${width} px with text of ${fontSize}`;
    expect.soft(excess, `pixels to scroll sideways ${where}`).toBe(0);
    // Few letters have room there: the longest words break rather than that the page scrolls.
    if (width > 320 || fontSize === '100%') {
      const broken = await page.evaluate(findBrokenWords, 'body');
      expect.soft(broken, `broken words ${where}`).toEqual([]);
    }
    const misplaced = await page.evaluate(findMisplacedTexts, 'body');
    expect.soft(misplaced, `texts in the wrong place ${where}`).toEqual([]);
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

/**
 * Texts in the first element that matches `within` that are cut off, outside the box behind them, or
 * over another text.
 */
export function findMisplacedTexts(within: string): string[] {
  /** How much of a letter's height counts, because lines may touch, and pixels that rounding may add. */
  const [core, tolerance] = [0.5, 2];
  const isClipping = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const isScrolling = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const found: string[] = [];
  type Box = Record<'left' | 'right' | 'top' | 'bottom', number>;
  const lines: { text: string; node: Node; layer: Element | null; box: Box }[] = [];
  // Texts share most of their ancestors, and what a browser computes takes long to read.
  const read = (element: Element) => {
    const style = getComputedStyle(element);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return {
      element,
      ...{ left, right, top, bottom },
      isHidden: element.clientWidth === 1 && element.clientHeight === 1,
      isLayer: /fixed|sticky/.test(style.position),
      hasBox: style.display !== 'inline' && style.display !== 'contents',
      size: parseFloat(style.fontSize) * core,
      clips: [style.overflowX, style.overflowY].map(isClipping),
      scrolls: [style.overflowX, style.overflowY].map(isScrolling),
      isPainted:
        style.backgroundColor !== 'rgba(0, 0, 0, 0)' || parseFloat(style.borderTopWidth) > 0,
    };
  };
  const known = new Map<Element, ReturnType<typeof read>>();
  const range = document.createRange();
  const texts = document.createTreeWalker(document.querySelector(within)!, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const { parentElement: parent, data } = node;
    const text = data.trim();
    // Within drawings Chromium may keep what container queries said before the text grew.
    if (!text || !parent || parent instanceof SVGElement) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const ancestors: ReturnType<typeof read>[] = [];
    for (let one: Element | null = parent; one; one = one.parentElement) {
      const ancestor = known.get(one) ?? read(one);
      known.set(one, ancestor);
      ancestors.push(ancestor);
    }
    // Hidden for the eye alone.
    if (ancestors.some(({ isHidden }) => isHidden)) continue;
    const layer = ancestors.find(({ isLayer }) => isLayer)?.element ?? null;
    const { size } = ancestors[0]!;
    range.selectNodeContents(node);
    for (const { left, right, width, top, height } of range.getClientRects()) {
      if (width < 1) continue;
      const middle = top + height / 2;
      const box = { left, right, top: middle - size / 2, bottom: middle + size / 2 };
      let isSeen = true;
      let [across, down, painted] = [true, true, false];
      for (const ancestor of ancestors) {
        const { hasBox, clips, scrolls, isPainted } = ancestor;
        if (!hasBox) continue;
        if (scrolls[0]) across = false;
        if (scrolls[1]) down = false;
        const isAway = box.right <= ancestor.left || box.left >= ancestor.right;
        const isWider =
          across &&
          (box.left < ancestor.left - tolerance || box.right > ancestor.right + tolerance);
        const isHigher =
          down && (box.top < ancestor.top - tolerance || box.bottom > ancestor.bottom + tolerance);
        if (clips[0] && isAway) isSeen = false;
        if (!isSeen) break;
        if ((clips[0] && isWider) || (clips[1] && isHigher)) {
          found.push(`cut: ${text}`);
          break;
        }
        if (isPainted && !painted) {
          painted = true;
          if (isWider || isHigher) found.push(`outside: ${text}`);
        }
      }
      if (!isSeen) continue;
      lines.push({ text, node, layer, box });
      // What is wholly above or beside the page waits there on purpose, like the skip link.
      const isPartly = box.right + scrollX > 0 && box.bottom + scrollY > 0;
      const isBeyond = box.left + scrollX < -tolerance || box.top + scrollY < -tolerance;
      if (isPartly && isBeyond) found.push(`outside: ${text}`);
    }
  }
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (one.node === other.node || one.layer !== other.layer) continue;
      const width =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (width > tolerance && height > tolerance) found.push(`${one.text} over ${other.text}`);
    }
  }
  return [...new Set(found)];
}
