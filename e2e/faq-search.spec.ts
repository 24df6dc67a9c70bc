// Covers faq-search/* and page/open-details of e2e/README.md, and form/without-script, page/zoom
// and page/axe as far as the search goes.
// @needs-page faq
import { faqEntries } from '@/content/model/faq';
import { expectNoViolationsInBothThemes } from '@/e2e/support/axe';
import { waitForIslands } from '@/e2e/support/islands';
import { reloadIfFontIsLate } from '@/e2e/support/late-font';
import { layoutShift } from '@/e2e/support/layout-shift';
import { expect, test } from '@/e2e/support/test';
import { answerOnPage, answerTo, box, open, options, word } from '@/e2e/support/faq-search';
import { expectNoWider } from '@/e2e/support/wide-text';
import { copyOf } from '@/content/model/pages';

const faqPage = copyOf('faq');

const { label, placeholder, none } = faqPage.search;

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
  await expect(answerTo(page, answerOnPage)).toBeInViewport();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('faq-search/blur: a tap on an option is not lost to the blur', async ({ page }) => {
    await open(page);
    await box(page).tap();
    await box(page).fill(answerOnPage.question);
    await options(page).first().tap();
    await expect(answerTo(page, answerOnPage)).toBeInViewport();
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
  { width: 320, height: 568 },
  { width: 844, height: 390 },
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
