/** The pages of the pseudo-language, which are read from right to left, and what is mirrored there. */
import type { Locator, Page } from '@playwright/test';
import { content } from '@/content/model/loaded';
import { copyOf } from '@/content/model/pages';
import { faqQuestions } from '@/content/model/faq';
import { services } from '@/content/model/services';
import { expectNoViolationsInBothThemes } from '@/e2e/support/axe';
import { waitUntilDrawn } from '@/e2e/support/islands';
import { PSEUDO } from '@/e2e/support/pseudo-language';
import { fingersOf } from '@/e2e/support/slideshow';
import { expect } from '@/e2e/support/test';

export const milestonesPage = copyOf('milestones');
export const servicesPage = content['pages/services'];
export const servicePage = content['pages/service'];
export const { carousel, previous, next, status } = milestonesPage.carousel;
export const YEARS = content.milestones.milestones.map(({ year }) => year);
export const leadingAway = faqQuestions.find(({ link }) => link !== undefined)!;
export const [firstService] = services as [(typeof services)[0]];

export const inPseudo = (path: string) => `/${PSEUDO.code}${path === '/' ? '' : path}`;
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export async function open(page: Page, path: string) {
  await page.goto(inPseudo(path));
  await waitUntilDrawn(page);
}

/** Expects that axe finds nothing; it does not know private-use language codes, hence `ar`. */
export async function expectAccessible(page: Page) {
  await page.locator(`[lang=${PSEUDO.code}]`).evaluateAll((elements) => {
    for (const element of elements) element.setAttribute('lang', 'ar');
  });
  await expectNoViolationsInBothThemes(page);
}

/** Pixels by which the page can be scrolled sideways. */
export const excess = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Expects that an arrow is drawn mirrored. */
export const expectMirrored = (icon: Locator) => expect(icon).toHaveCSS('scale', '-1 1');

/** Expects one element to lie wholly to the right of another. */
export async function expectRightOf(one: Locator, other: Locator) {
  const [right, left] = [(await one.boundingBox())!, (await other.boundingBox())!];
  expect(right.x).toBeGreaterThanOrEqual(left.x + left.width);
}

export async function dragBy(page: Page, within: Locator, share: number) {
  await within.scrollIntoViewIfNeeded();
  const { x, y, width } = (await within.boundingBox())!;
  const header = (await page.getByRole('banner').boundingBox())!;
  // Above the words, which the mouse would select, and below the header.
  const [from, top] = [x + width * (0.5 - share / 2), Math.max(y, header.y + header.height) + 8];
  await page.mouse.move(from, top);
  await page.mouse.down();
  await page.mouse.move(from + width * share, top, { steps: 12 });
  await page.mouse.up();
}

/** A swipe of a finger across a row, in small steps as a hand does. */
export async function swipe(page: Page, over: Locator, fromX: number, toX: number) {
  await over.scrollIntoViewIfNeeded();
  const box = (await over.boundingBox())!;
  const y = box.y + box.height / 3;
  const touch = await fingersOf(page, y);
  await touch('touchStart', fromX);
  const step = Math.sign(toX - fromX) * 10;
  for (let x = fromX + step; Math.abs(toX - x) >= 10; x += step) await touch('touchMove', x);
  await touch('touchEnd');
}
