// Covers faq-search/* and page/open-details of e2e/README.md, and form/without-script, page/zoom
// and page/axe as far as the search goes.
// @needs-page faq
import type { Page } from '@playwright/test';
import { faqEntries, faqQuestions } from '@/content/model/faq';
import { fillText } from '@/engine/islands/fill-text';
import { expectNoViolationsInBothThemes } from '@/e2e/support/axe';
import { hold, holdIslands } from '@/e2e/support/held-islands';
import { waitForIslands } from '@/e2e/support/islands';
import { reloadIfFontIsLate } from '@/e2e/support/late-font';
import { layoutShift } from '@/e2e/support/layout-shift';
import { stepUntil, stopClock, timeOf } from '@/e2e/support/stopped-clock';
import { expect, test } from '@/e2e/support/test';
import { expectNoWider } from '@/e2e/support/wide-text';
import { copyOf } from '@/content/model/pages';
import { pathOf } from '@/content/model/routes';
import messages from '@/messages/en.json' with { type: 'json' };

const faqPage = copyOf('faq');

const { label, placeholder, none, contact, toast } = faqPage.search;
const answerOnPage = faqQuestions.find(({ link }) => link === undefined)!;
const leadingAway = faqEntries.find(({ link }) => link !== undefined)!;
const elsewhere = faqEntries.find(({ link }) => link && link !== leadingAway.link)!;
/** A word that the search finds. */
const [word = ''] = /[a-z]{4,}/.exec(answerOnPage.answer) ?? [];

/** How many entries contain the text, counted in another way than by the page's code. */
const countOf = (text: string) =>
  faqEntries.filter(({ question, answer, category, keywords }) =>
    JSON.stringify([question, answer, category, keywords])
      .toLowerCase()
      .includes(JSON.stringify(text.toLowerCase()).slice(1, -1)),
  ).length;

/** Categories with more than one entry. */
const shared = [...new Set(faqEntries.map(({ category }) => category))].filter(
  (category) => countOf(category) > 1,
);

const box = (page: Page) => page.getByRole('combobox', { name: label });
const options = (page: Page) => page.getByRole('option');
/** Waits for the script: until then the suggestions cannot open. */
async function open(page: Page) {
  await page.goto('/faq');
  await reloadIfFontIsLate(page);
  await box(page).fill('a');
  await expect(page.getByRole('listbox')).toBeVisible();
  await box(page).fill('');
  await expect(page.getByRole('listbox')).toBeHidden();
}

test('faq-search/combobox: a combobox with a visible label, and the focus stays in it', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByText(label)).toBeVisible();
  await expect(box(page)).toHaveAttribute('aria-autocomplete', 'list');
  await expect(box(page)).toHaveAttribute('placeholder', placeholder);
  await box(page).fill(word);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(box(page)).toBeFocused();

  await test.step('hydration and suggestions shift nothing', async () => {
    await expect(page.getByRole('listbox')).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
  });

  await test.step('faq-search/option-name: an option is read out as its question and topic', async () => {
    const { question, category } = answerOnPage;
    await box(page).fill(question);
    await expect(
      page.getByRole('option', { name: `${question} ${category}`, exact: true }),
    ).toHaveCount(1);
  });

  await test.step('faq-search/matching: open only when focused, with text and with a match', async () => {
    await box(page).fill('');
    await box(page).focus();
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await box(page).fill(word);
    await expect(page.getByRole('listbox')).toBeVisible();
    await expect(options(page)).toHaveCount(countOf(word));
    await box(page).fill('zzzz');
    await expect(page.getByRole('listbox')).toBeHidden();
    await box(page).fill(word);
    await box(page).blur();
    await expect(page.getByRole('listbox')).toBeHidden();
    await box(page).focus();
    await expect(page.getByRole('listbox')).toBeVisible();
  });
});

test('faq-search/keys: Down and Up wrap, with one option selected and in view', async ({
  page,
}) => {
  await open(page);
  await box(page).fill('e');
  const total = countOf('e');
  await expect(options(page)).toHaveCount(total);
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  const expectActive = async (index: number) => {
    const option = options(page).nth(index);
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(box(page)).toHaveAttribute(
      'aria-activedescendant',
      (await option.getAttribute('id'))!,
    );
    await expect(option).toBeInViewport({ ratio: 0.9 });
  };
  await page.keyboard.press('ArrowUp');
  await expectActive(total - 1);
  await page.keyboard.press('ArrowDown');
  await expectActive(0);

  await test.step('faq-search/keys: typing, Left, Right, Home and End go back to the text', async () => {
    for (const [key, typed] of [
      ['ArrowLeft', `${word.slice(0, -1)}|${word.slice(-1)}`],
      ['ArrowRight', `${word}|`],
      ['Home', `|${word}`],
      ['End', `${word}|`],
      ['s', `${word}s|`],
    ] as const) {
      await box(page).fill(word);
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
      await page.keyboard.press(key);
      await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
      await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
      await page.keyboard.type('|');
      await expect(box(page)).toHaveValue(typed);
    }
  });
});

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
    const answer = page.getByText(answerOnPage.answer);
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

test('faq-search/choice: a second choice takes the place of the first, and leads to its page', async ({
  page,
}) => {
  const shown = ({ question }: { question: string }) =>
    page.getByText(fillText(toast.description, { question }));
  await page.clock.install();
  await open(page);
  await stopClock(page);
  await box(page).fill(leadingAway.question);
  await options(page).first().click();
  const chosenAt = await timeOf(page);
  await stepUntil(page, () => expect(shown(leadingAway)).toBeVisible({ timeout: 100 }));
  await page.clock.pauseAt(chosenAt + 1_000);
  await box(page).fill(elsewhere.question);
  await options(page).filter({ hasText: elsewhere.question }).first().click();
  await stepUntil(page, async () => {
    await expect(shown(elsewhere)).toBeVisible({ timeout: 10 });
    await expect(page.getByText(toast.title)).toHaveCount(1, { timeout: 10 });
  });
  await expect(page.locator(`link[rel=prefetch][href="${elsewhere.link}"]`)).toHaveCount(1);
  // The first choice would leave now, the second choice a second later.
  await page.clock.pauseAt(chosenAt + 2_000);
  await page.clock.resume();
  await expect(page).toHaveURL(elsewhere.link!);
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
      'presses Escape': () => page.keyboard.press('Escape'),
      'types another text': () => box(page).press('x'),
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

  test('comes in spite of moves, scrolling and the Tab key', async ({ page }) => {
    await choose(page);
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 100);
    await page.keyboard.press('Tab');
    await page.clock.runFor(2_000);
    await expect(page).toHaveURL(leadingAway.link!);
  });
});

test('faq-search/blur: a long press on an option is not lost to the blur', async ({ page }) => {
  await open(page);
  await box(page).fill(answerOnPage.question);
  await options(page).first().hover();
  await page.mouse.down();
  await expect(box(page)).toBeFocused();
  // Longer than the suggestions stay after a blur.
  // oxlint-disable-next-line playwright/no-wait-for-timeout
  await page.waitForTimeout(400);
  await page.mouse.up();
  await expect(page.getByText(answerOnPage.answer)).toBeInViewport();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('faq-search/blur: a tap on an option is not lost to the blur', async ({ page }) => {
    await open(page);
    await box(page).tap();
    await box(page).fill(answerOnPage.question);
    await options(page).first().tap();
    await expect(page.getByText(answerOnPage.answer)).toBeInViewport();
  });
});

test('page/zoom, page/axe: at 320 px nothing is cut off, and axe finds nothing, open and without results', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page);
  for (const text of [word, 'zzzz']) {
    await box(page).fill(text);
    await expectNoWider(page);
    await page.keyboard.press('ArrowDown');
    await expectNoViolationsInBothThemes(page, '[data-island=faq-search]');
  }
  await box(page).fill('');
  const cut = await box(page).evaluate((input: HTMLInputElement) => {
    const ruler = document.createElement('span');
    const style = getComputedStyle(input);
    const placeholder = getComputedStyle(input, '::placeholder');
    ruler.textContent = input.placeholder;
    ruler.style.cssText = 'position: absolute; white-space: nowrap';
    ruler.style.font = placeholder.font;
    ruler.style.letterSpacing = placeholder.letterSpacing;
    document.body.append(ruler);
    const room = input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return ruler.offsetWidth - room;
  });
  expect(cut).toBeLessThanOrEqual(0);
});

for (const size of [
  // 1280 × 1024 at 400 %.
  { width: 320, height: 256 },
  { width: 320, height: 400 },
  { width: 320, height: 568 },
  { width: 390, height: 500 },
  { width: 568, height: 320 },
  { width: 844, height: 390 },
  { width: 1280, height: 600 },
  { width: 1280, height: 800 },
]) {
  test(`faq-search/small-window: two suggestions are in view at ${size.width} × ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/faq');
    await reloadIfFontIsLate(page);
    await waitForIslands(page);
    const expectRoom = async () => {
      await expect(options(page).nth(1)).toBeInViewport({ ratio: 1 });
      const header = (await page.getByRole('banner').boundingBox())!;
      const input = (await box(page).boundingBox())!;
      expect(input.y).toBeGreaterThanOrEqual(header.y + header.height);
      await expect(options(page).first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('listbox')).toBeInViewport({ ratio: 1 });
    };
    await box(page).focus();
    await page.keyboard.type('e');
    await expectRoom();
    expect(await layoutShift(page)).toBe(0);
    for (const text of shared) {
      await box(page).fill(text);
      await expectRoom();
    }

    await test.step('also after the page was scrolled, and the last one when it is active', async () => {
      await box(page).fill('e');
      await box(page).evaluate((input) =>
        scrollBy(0, input.getBoundingClientRect().top - innerHeight + 80),
      );
      await page.keyboard.press('Backspace');
      await page.keyboard.type('e');
      await expectRoom();
      await page.keyboard.press('ArrowUp');
      await expect(options(page).last()).toBeInViewport({ ratio: 0.9 });
      await expect(box(page)).toBeInViewport({ ratio: 1 });
      await box(page).fill('a');
      await expectRoom();
    });

    await test.step('also when a keyboard takes 250 px', async () => {
      await page.setViewportSize({ width: size.width, height: size.height + 250 });
      await box(page).fill('');
      await box(page).fill('e');
      await expectRoom();
      await page.setViewportSize(size);
      await expectRoom();
    });

    await test.step('and so is the note that there are none', async () => {
      await box(page).fill('zzzz');
      await expect(page.getByText(none).first()).toBeInViewport({ ratio: 1 });
    });
  });
}

test('faq-search/late-script: a search whose script is late gives way to a note, and comes back with its text', async ({
  page,
}) => {
  const { text, action: link } = faqPage.search.notLoaded;
  const release = await holdIslands(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  await box(page).fill(word);
  await expect(page.getByText(text)).toBeHidden();
  // The delay is a CSS animation, which the test's clock does not control, so it is ended here.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
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
    for (const { answer } of faqQuestions) await expect(page.getByText(answer)).toBeVisible();
  });

  test('faq-search/choice: a link to a question opens its answer', async ({ page }) => {
    const { id, question, answer } = faqQuestions.at(-1)!;
    await page.goto(`/faq#${id}`);
    await expect(page.getByText(answer)).toBeInViewport();
    await expect(page.locator('summary', { hasText: question })).toBeInViewport();
  });
});
