import type { Page } from '@playwright/test';

/** As browsers write it. */
const NO_TRANSITIONS = '*, ::before, ::after { transition-property: none !important; }';

/**
 * From here on the page has no transitions: what changes is at its end at once. Under reduced motion
 * each change of each element would be a short one, and looking at a page take three times as long.
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
