/** The knowledge base without the search's script: faq-search/late-script, and page/open-details. */
// @needs-page faq
import { faqQuestions } from '@/content/model/faq';
import { holdIslands } from '@/e2e/support/held-islands';
import { endLateAnimations } from '@/e2e/support/late-animations';
import { layoutShift } from '@/e2e/support/layout-shift';
import { expect, test } from '@/e2e/support/test';
import { answerTo, box, word } from '@/e2e/support/faq-search';
import { copyOf } from '@/content/model/pages';

const faqPage = copyOf('faq');

test('faq-search/late-script: a search whose script is late gives way to a note, and comes back with its text', async ({
  page,
}) => {
  const { text, action: link } = faqPage.search.notLoaded;
  const release = await holdIslands(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  await box(page).fill(word);
  await expect(page.getByText(text)).toBeHidden();
  await endLateAnimations(page.locator('[data-island=faq-search]'));
  await expect(page.getByText(text)).toBeVisible();
  await expect(box(page)).toBeHidden();
  await page.getByRole('link', { name: link }).click();
  await expect(page.getByRole('heading', { name: faqPage.answersHeading })).toBeInViewport();
  release();
  await expect(box(page)).toBeVisible();
  await expect(box(page)).toHaveValue(word);
  await expect(page.getByText(text)).toHaveCount(0);
  expect(await layoutShift(page)).toBe(0);
});

test('page/open-details: Back opens the answers that were open, also after a link to a topic', async ({
  page,
}) => {
  const opened = () =>
    page.locator('main details').evaluateAll((all) => all.map((one) => one.hasAttribute('open')));
  await page.goto('/faq');
  await page.evaluate(() => history.replaceState({ another: 1 }, ''));
  const asWritten = await opened();
  await page.locator('main details:not([open]) > summary').last().click();
  await page.locator('main details[open] > summary').first().click();
  const chosen = await opened();
  expect(chosen).not.toEqual(asWritten);

  // On a machine that is busy the page may be painted before the script that opens them.
  await expect(async () => {
    await page.goto('/about');
    await page.goBack();
    expect(await opened()).toEqual(chosen);
    expect(await layoutShift(page)).toBe(0);
  }).toPass();
  expect(await page.evaluate(() => (history.state as { another: number }).another)).toBe(1);

  await page
    .getByRole('navigation', { name: faqPage.answersHeading })
    .getByRole('link')
    .last()
    .click();
  await expect(page).toHaveURL(/#Topic/);
  await page.goto('/about');
  await page.goBack();
  expect(await opened()).toEqual(chosen);

  await page.goto('/faq');
  expect(await opened()).toEqual(asWritten);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('form/without-script: no box that does nothing; every answer can be opened', async ({
    page,
  }) => {
    await page.goto('/faq');
    await expect(box(page)).toBeHidden();
    const closed = page.locator('main details:not([open]) > summary');
    // Each click leaves one fewer.
    for (let left = await closed.count(); left > 0; left -= 1) {
      await expect(closed).toHaveCount(left);
      await closed.first().click();
    }
    for (const asked of faqQuestions) await expect(answerTo(page, asked)).toBeVisible();
  });

  test('faq-search/choice: a link to a question opens its answer', async ({ page }) => {
    // One that can be at the top of the window, under the header.
    const middle = faqQuestions[Math.floor(faqQuestions.length / 2)]!;
    await page.goto(`/faq#${middle.id}`);
    await expect(answerTo(page, middle)).toBeInViewport();
    const asked = page.locator('summary', { hasText: middle.question });
    await expect(asked).toBeInViewport();
    const [above, header] = [
      await asked.boundingBox(),
      await page.getByRole('banner').boundingBox(),
    ];
    expect(above!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
  });
});
