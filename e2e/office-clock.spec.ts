/** In browsers with Temporal; the unit tests read the clock by `Intl`, as other browsers do. */
import { expect, test } from '@/e2e/support/test';
import { content } from '@/content/loaded';

for (const now of ['2026-01-05T12:05:00Z', '2026-07-06T12:05:00Z']) {
  test(`the offices show their local times at ${now}`, async ({ page }) => {
    await page.clock.setFixedTime(now);
    await page.goto('/contact');
    expect(await page.evaluate(() => 'Temporal' in globalThis)).toBe(true);
    for (const { city, timeZone } of content.site.offices) {
      const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
      const office = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: city }) });
      await expect(office.getByText(time.format(new Date(now)), { exact: true })).toBeVisible();
    }
  });
}
