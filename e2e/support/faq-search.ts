import type { Page } from '@playwright/test';
import { faqQuestions } from '@/content/model/faq';
import { copyOf } from '@/content/model/pages';
import { plainText } from '@/content/model/reading/inline-markdown';
import { reloadIfFontIsLate } from '@/e2e/support/late-font';
import { expect } from '@/e2e/support/test';

export const answerOnPage = faqQuestions.find(({ link }) => link === undefined)!;
/** A word that the search finds. */
export const [word = ''] = /[a-z]{4,}/.exec(plainText(answerOnPage.answer)) ?? [];

export const box = (page: Page) => page.getByRole('combobox', { name: copyOf('faq').search.label });
/** The answer below a question, whatever it has of links, and whether another one says the same. */
export const answerTo = (page: Page, { id, answer }: typeof answerOnPage) =>
  page.locator(`[id="${id}"]`).getByText(plainText(answer));
export const options = (page: Page) => page.getByRole('option');

/** Opens the page, and waits for the script: until then the suggestions cannot open. */
export async function open(page: Page) {
  await page.goto('/faq');
  await reloadIfFontIsLate(page);
  await box(page).fill('a');
  await expect(page.getByRole('listbox')).toBeVisible();
  await box(page).fill('');
  await expect(page.getByRole('listbox')).toBeHidden();
}
