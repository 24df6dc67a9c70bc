/**
 * explorer/* of e2e/README.md; `explorer-links.spec.ts` has its fragments and what is done before the
 * island wakes, `explorer-look.spec.ts` how it looks.
 */
import type { Page } from '@playwright/test';
import { fillText } from '@/engine/islands/fill-text';
import { expect, test } from '@/e2e/support/test';
import {
  available,
  boxes,
  card,
  cards,
  explorer,
  first,
  last,
  open,
  panel,
  second,
  status,
  third,
} from '@/e2e/support/service-explorer';
import { services } from '@/content/model/services';
import { content } from '@/content/model/loaded';

const servicesPage = content['pages/services'];

const { explorer: labels, question } = servicesPage;

const ways: Record<string, (page: Page) => Promise<void>> = {
  'the same card': (page) => card(page, second.title).click(),
  Close: (page) =>
    page.getByRole('button', { name: fillText(labels.close, { service: second.title }) }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'Escape from a tab': async (page) => {
    await panel(page, second.title).getByRole('tab').last().click();
    await page.keyboard.press('Escape');
  },
  'Escape with the focus on nothing': async (page) => {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Escape');
  },
};

test('explorer/cards, page/structure: cards with nothing but the title, under the question, that control a panel', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole('heading', { name: question, level: 2 })).toBeVisible();
  await expect(cards(page)).toHaveText(services.map(({ title }) => title));
  for (const button of await cards(page).all()) {
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    const controlled = await button.getAttribute('aria-controls');
    expect(await page.evaluate((id) => !!document.getElementById(id), controlled!)).toBe(true);
  }

  for (const [name, deselect] of Object.entries(ways)) {
    await test.step(`explorer/cards: ${name} deselects, and the focus returns to the card`, async () => {
      await card(page, second.title).click();
      await expect(panel(page, second.title)).toBeVisible();
      await deselect(page);
      await expect(panel(page, second.title)).toHaveCount(0);
      await expect(card(page, second.title)).toHaveAttribute('aria-expanded', 'false');
      await expect(card(page, second.title)).toBeFocused();
      expect(new URL(page.url()).hash).toBe('');
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    });
  }
});

test('explorer/cards, explorer/task-count: at most one is open, with the number of tasks of every category', async ({
  page,
}) => {
  // Without motion a card can be pressed as soon as it has its place.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  for (const { title, categories } of [first, last]) {
    await card(page, title).click();
    await expect(card(page, title)).toHaveAttribute('aria-expanded', 'true');
    await expect(explorer(page).locator('[aria-expanded=true]')).toHaveCount(1);
    await expect(explorer(page).getByRole('region')).toHaveCount(1);
    await expect(panel(page, title)).toBeVisible();
    for (const { name, tasks } of categories) {
      await panel(page, title).getByRole('tab', { name, exact: true }).click();
      await expect(status(page, title)).toHaveText(available(tasks.length));
      const list = panel(page, title).getByRole('tabpanel').locator('li').filter({ visible: true });
      await expect(list).toHaveText(tasks);
    }
  }
});

test('explorer/cards: the selection is in the hash, and Back and Forward go through it', async ({
  page,
}) => {
  await open(page);
  await card(page, first.title).click();
  await expect(page).toHaveURL(`/services#${first.id}`);
  await card(page, second.title).click();
  await expect(page).toHaveURL(`/services#${second.id}`);
  await page.goBack();
  await expect(panel(page, first.title)).toBeVisible();
  await page.goBack();
  await expect(explorer(page).getByRole('region')).toHaveCount(0);
  await expect(page).toHaveURL(/\/services$/);
  await page.goForward();
  await expect(panel(page, first.title)).toBeVisible();
  await page.goBack();
  await expect(explorer(page).getByRole('region')).toHaveCount(0);

  await test.step('Back with the focus in the panel gives it to the card', async () => {
    await card(page, second.title).click();
    await panel(page, second.title).getByRole('tab').first().focus();
    await page.goBack();
    await expect(panel(page, second.title)).toHaveCount(0);
    await expect(card(page, second.title)).toBeFocused();
  });
});

test('explorer/panel, explorer/tabs: the panel is next after its card, with tabs', async ({
  page,
}) => {
  await open(page);
  const before = await boxes(page);
  await card(page, third.title).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page, third.title)).toBeVisible();
  await expect(card(page, third.title)).toBeFocused();

  await test.step('explorer/panel: on a wide screen the other cards shrink beside the panel', async () => {
    await expect(panel(page, third.title)).toBeInViewport({ ratio: 0.9 });
    const after = await boxes(page);
    after.forEach(({ height }, index) => expect(height).toBeLessThan(before[index]!.height / 2));
    // Once the cards have glided to their places.
    await expect(async () => {
      const side = (await panel(page, third.title).boundingBox())!;
      for (const { x, width } of await boxes(page)) expect(x + width).toBeLessThan(side.x);
    }).toPass();
  });

  await page.keyboard.press('Tab');
  await expect(panel(page, third.title).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page, third.title).getByRole('tab').first()).toBeFocused();

  await test.step('explorer/tabs: selecting a service starts at the first category', async () => {
    await card(page, first.title).click();
    await expect(panel(page, first.title).getByRole('tab')).toHaveText(
      first.categories.map(({ name }) => name),
    );
    await panel(page, first.title).getByRole('tab').last().click();
    await card(page, second.title).click();
    await expect(panel(page, second.title).getByRole('tab', { selected: true })).toHaveText(
      second.categories[0]!.name,
    );
    await card(page, first.title).click();
    await expect(panel(page, first.title).getByRole('tab', { selected: true })).toHaveText(
      first.categories[0]!.name,
    );
  });
});

test('explorer/panel: on a phone the panel comes into view below the header', async ({ page }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ]) {
    await test.step(`${size.width} px`, async () => {
      await page.setViewportSize(size);
      await page.goto('about:blank');
      await open(page);
      const before = await boxes(page);
      for (const service of [last, first]) {
        await card(page, service.title).click();
        await expect(panel(page, service.title).getByRole('heading')).toBeInViewport({ ratio: 1 });
        await expect
          .poll(async () => (await panel(page, service.title).boundingBox())!.y)
          .toBeGreaterThanOrEqual((await page.locator('#SiteHeader').boundingBox())!.height);
      }
      (await boxes(page)).forEach(({ height }, index) =>
        expect(height).toBeLessThan(before[index]!.height),
      );
    });
  }
});
