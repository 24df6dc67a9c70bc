/** Line 182 of e2e/README.md: a browser that lacks what any of the stated browsers lacks. */
import { BEFORE_CLOSING, failingLogo, kinds } from '@/e2e/support/island-states';
import { waitForIslands } from '@/e2e/support/islands';
import { useOlderBrowser } from '@/e2e/support/older-browser';
import { expect, test } from '@/e2e/support/test';

test.use({ bypassCSP: true, expectedMessages: [/Failed to load resource|logo of/] });

for (const { path, type, expectStates } of kinds) {
  test(`182: ${path} works in the oldest browsers`, async ({ page }) => {
    await page.clock.install({ time: BEFORE_CLOSING });
    await page.route(`**${failingLogo.src}`, (route) => route.abort());
    await useOlderBrowser(page);
    await page.goto(path);
    expect(await waitForIslands(page)).toBeGreaterThan(0);
    await type?.(page);
    await expectStates(page);
  });
}
