import type { Page } from '@playwright/test';

/** Spelt as browsers return it, for the comparison below. */
const NO_TRANSITIONS = '*, ::before, ::after { transition-property: none !important; }';

/**
 * Removes the page's transitions from now on, so that every change is complete at once. Reduced
 * motion leaves a short transition of each element, and checks would take three times as long.
 */
export async function withoutTransitions(page: Page): Promise<void> {
  await page.evaluate((rule) => {
    const sheets = document.adoptedStyleSheets;
    if (sheets.some(({ cssRules }) => cssRules[0]?.cssText === rule)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    sheets.push(sheet);
  }, NO_TRANSITIONS);
}
