/** faq-search/choice and faq-search/change-of-mind of e2e/README.md: what is chosen, and called off. */
// @needs-page faq
import type { Page } from '@playwright/test';
import { faqEntries } from '@/content/model/faq';
import { hold } from '@/e2e/support/held-islands';
import { waitForIslands } from '@/e2e/support/islands';
import { stepUntil, stopClock } from '@/e2e/support/stopped-clock';
import { expect, test } from '@/e2e/support/test';
import { answerOnPage, answerTo, box, open, options, word } from '@/e2e/support/faq-search';
import { copyOf } from '@/content/model/pages';
import { pathOf } from '@/content/model/routes';
import messages from '@/messages/en.json' with { type: 'json' };

const faqPage = copyOf('faq');

const { none, contact, toast } = faqPage.search;
const leadingAway = faqEntries.find(({ link }) => link !== undefined)!;

test('faq-search/choice: Enter, Escape and Tab', async ({ page }) => {
  await open(page);

  await test.step('Enter without an active option does nothing', async () => {
    await box(page).fill(word);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeVisible();
  });

  await test.step('Escape closes and a second one clears; Down opens again', async () => {
    await box(page).fill('');
    await box(page).fill(word);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(box(page)).toHaveValue(word);
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
  });

  await test.step('Tab leaves without a choice', async () => {
    await box(page).fill(word);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(box(page)).not.toBeFocused();
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(box(page)).toHaveValue(word);
    await expect(page.getByText(toast.title)).toBeHidden();
  });

  await test.step('Enter opens an answer of this page and moves the focus there', async () => {
    await box(page).fill(answerOnPage.question);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const answer = answerTo(page, answerOnPage);
    await expect(answer).toBeInViewport();
    const summary = page.locator('summary', { hasText: answerOnPage.question });
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('listbox')).toBeHidden();
    // Not under the fixed header.
    const header = (await page.getByRole('banner').boundingBox())!;
    await expect
      .poll(async () => (await summary.boundingBox())!.y)
      .toBeGreaterThanOrEqual(header.y + header.height);
  });

  await test.step('faq-search/matches: “No results” is visible with the way to contact, by keyboard too', async () => {
    await box(page).fill('zzzz');
    const island = page.locator('[data-island=faq-search]');
    await expect(island.getByText(none).first()).toBeVisible();
    await page.keyboard.press('Tab');
    const link = island.getByRole('link', { name: contact });
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('z');
    await link.click();
    await expect(page).toHaveURL('/contact');
  });
});

test('faq-search/choice: “Go now” skips the wait, and Back does not leave again', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await stopClock(page);
  await box(page).fill(leadingAway.question);
  await options(page).first().click();
  const goNow = page.getByRole('button', { name: toast.action });
  await stepUntil(page, () => expect(goNow).toBeVisible({ timeout: 100 }));
  await goNow.click();
  await expect(page).toHaveURL(leadingAway.link!);
  await page.clock.resume();
  await page.goBack();
  await waitForIslands(page);
  await page.clock.fastForward(2_000);
  await expect(page).toHaveURL('/faq');
  await expect(page.getByText(toast.title)).toBeHidden();
});

test.describe('faq-search/change-of-mind: a chosen page', () => {
  const title = (page: Page) => page.getByText(toast.title);
  async function choose(page: Page) {
    await box(page).fill(leadingAway.question);
    await options(page).first().click();
    await stepUntil(page, () => expect(title(page)).toBeVisible({ timeout: 100 }));
  }

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await open(page);
    await stopClock(page);
  });

  test('does not come once the visitor has done something else', async ({ page }) => {
    const actions: Record<string, () => Promise<unknown>> = {
      'closes the toast': () => page.getByRole('button', { name: messages.toasts.close }).click(),
      'opens an answer': () => page.locator('main details:not([open]) > summary').first().click(),
      'opens the panel by hovering': async () => {
        await page.getByRole('button', { name: messages.header.aboutToggle }).hover();
        await page.clock.runFor(200);
      },
    };
    for (const [action, act] of Object.entries(actions)) {
      await test.step(action, async () => {
        await choose(page);
        await act();
        await stepUntil(page, () => expect(title(page)).toBeHidden({ timeout: 100 }));
        await page.clock.runFor(2_000);
        await expect(page).toHaveURL('/faq');
      });
    }

    await test.step('but comes in spite of moves, scrolling and the Tab key', async () => {
      await choose(page);
      await page.mouse.move(300, 300);
      await page.mouse.wheel(0, 100);
      await page.keyboard.press('Tab');
      await page.clock.runFor(2_000);
      await expect(page).toHaveURL(leadingAway.link!);
    });
  });

  test('does not win over a link, however slow that is', async ({ page }) => {
    const contactPath = pathOf('contact');
    const release = await hold(page, `**${contactPath}`);
    await choose(page);
    await page.clock.resume();
    await page.getByRole('link', { name: faqPage.help.action }).focus();
    await page.keyboard.press('Enter');
    // Longer than the toast is shown, by a clock that no page has.
    // oxlint-disable-next-line playwright/no-wait-for-timeout
    await page.waitForTimeout(3_000);
    release();
    await expect(page).toHaveURL(contactPath);
  });
});
