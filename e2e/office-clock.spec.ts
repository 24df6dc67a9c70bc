/** The clock in browsers with Temporal; the unit tests use `Intl`, as other browsers do. */
import { expect, test } from '@/e2e/support/test';
import { content } from '@/content/model/loaded';
import { copyOf } from '@/content/model/pages';
import { holdIslands } from '@/e2e/support/held-islands';
import { DESKTOP, PHONE } from '@/e2e/support/site';

test('the offices show their local times, in winter and in summer', async ({ page }) => {
  for (const now of ['2026-01-05T12:05:00Z', '2026-07-06T12:05:00Z']) {
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
  }
});

// Those with hours of their own are not in the drawing.
const drawn = content.site.offices.filter(({ hours }) => !hours);

test('the line of the current time never strikes out an office’s name', async ({ page }) => {
  test.skip(drawn.length === 0, 'each office has hours of its own');
  await page.setViewportSize(PHONE);
  await page.clock.setFixedTime('2026-01-05T00:20:00Z');
  await page.goto('/contact');
  const section = page.getByRole('region', { name: copyOf('contact').day.heading });
  const line = section.locator('line').last();
  await expect(section.locator('circle')).toBeVisible();
  for (const { city } of drawn) {
    const name = section.locator('text', { hasText: city });
    await name.scrollIntoViewIfNeeded();
    const [across, down] = [await line.boundingBox(), await name.boundingBox()];
    const inFront = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.textContent.trim(),
      [across!.x + across!.width / 2, down!.y + down!.height / 2] as const,
    );
    expect(inFront).toBe(city);
  }
});

test('the times have their place before they are known', async ({ page }) => {
  const section = page.getByRole('region', { name: copyOf('contact').day.heading });
  const lines = section.locator('li > p');
  const heights = () =>
    lines.evaluateAll(async (all) => {
      await document.fonts.ready;
      return all.map((line) => line.clientHeight);
    });
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    const release = await holdIslands(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await expect(section).toBeVisible();
    await expect(lines.first()).toBeEmpty();
    const before = await heights();
    release();
    await expect(lines.first()).not.toBeEmpty();
    expect(await heights(), `${size.width} px`).toEqual(before);
  }
});
