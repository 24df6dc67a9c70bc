/** Every page and every island under the policy that the export has in itself and in its headers. */
import type { Page } from '@playwright/test';
import { faqQuestions } from '@/content/faq';
import { faqPage } from '@/content/pages/faq';
import { milestonesPage } from '@/content/pages/milestones';
import { routes } from '@/content/routes';
import { services } from '@/content/services';
import { waitForIslands } from '@/e2e/support/islands';
import { DESKTOP, PHONE } from '@/e2e/support/site';
import { expect, test as baseTest } from '@/e2e/support/test';
import messages from '@/messages/en.json' with { type: 'json' };

const test = baseTest.extend<{ obeyed: void }>({
  obeyed: [
    async ({ page }, use) => {
      const violations: string[] = [];
      await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective, blockedURI, sample } = event;
          const { reportViolation } = window as unknown as {
            reportViolation: (text: string) => void;
          };
          reportViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`);
        });
      });
      await use();
      expect(violations, 'violations of the policy').toEqual([]);
    },
    { auto: true },
  ],
});

const [service] = services;
const answerOnPage = faqQuestions.find(({ link }) => link === undefined);
const goTo = (number: number) => messages.slideshow.goTo.replace('{number}', String(number));

/** Waits for the next frame, with which a browser has reported what it refused. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

test.use({ viewport: DESKTOP });

baseTest.describe('what a page is handed as text', () => {
  baseTest.use({ expectedMessages: [/Content Security Policy|Trusted/] });

  baseTest('does not become a script', async ({ page }) => {
    await page.goto('/faq');
    await waitForIslands(page);
    const isRefused = await page.evaluate(() => {
      const refused = (attempt: () => void) => {
        try {
          attempt();
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      };
      const script = document.createElement('script');
      return {
        foreign: refused(() => (script.src = 'https://elsewhere.example/_next/static/x.js')),
        outside: refused(() => (script.src = '/logos/x.js')),
        text: refused(() => (script.text = 'alert(1)')),
        markup: refused(() => (document.createElement('p').innerHTML = '<b>bold</b>')),
        own: refused(() => (script.src = '/_next/static/x.js')),
      };
    });
    expect(isRefused).toEqual({
      foreign: true,
      outside: true,
      text: true,
      markup: true,
      own: true,
    });
  });

  baseTest('gives the page no style', async ({ page }) => {
    await page.goto('/about');
    const colour = await page.evaluate(() => {
      document.body.setAttribute('style', 'color: rgb(1, 2, 3)');
      const style = document.createElement('style');
      style.textContent = 'body { color: rgb(4, 5, 6) }';
      document.head.append(style);
      return getComputedStyle(document.body).color;
    });
    expect(['rgb(1, 2, 3)', 'rgb(4, 5, 6)']).not.toContain(colour);
  });
});

const paths = routes.map(({ path }) => path);
const isService = (path: string) => path.startsWith('/service/');

for (const [name, group] of [
  ['the pages of services', paths.filter(isService)],
  ['the other pages', paths.filter((path) => !isService(path))],
] as const) {
  test(`${name} violate nothing`, async ({ page }) => {
    test.slow();
    for (const path of group) {
      await page.goto(path);
      await waitForIslands(page);
      await settle(page);
      await expect(page.locator('head > meta[http-equiv]').first()).toHaveAttribute(
        'content',
        /script-src 'self' /,
      );
    }
  });
}

test('carousels and slideshow violate nothing', async ({ page }) => {
  for (const path of ['/', '/onboarding-guide']) {
    await page.goto(path);
    await page.getByRole('button', { name: goTo(2) }).click();
    await expect(page.getByRole('button', { name: goTo(2) })).toHaveAttribute(
      'aria-current',
      'true',
    );
  }
  await page.goto('/about/milestones');
  const { next, previous } = milestonesPage.carousel;
  await page.getByRole('button', { name: next }).click();
  await expect(page.getByRole('button', { name: previous })).toBeEnabled();
});

test('the explorer and the tabs of a service violate nothing', async ({ page }) => {
  await page.goto('/services');
  const explorer = page.locator('[data-island="service-explorer"]');
  await explorer.locator('h3').getByRole('button', { name: service?.title }).click();
  await explorer.getByRole('tab').nth(1).click();
  await expect(explorer.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');

  await page.goto(`/service/${service?.id}`);
  const tab = page.locator('[data-island="category-tabs"]').getByRole('tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('the search and its suggestions violate nothing', async ({ page }) => {
  await page.goto('/faq');
  const box = page.getByRole('combobox', { name: faqPage.search.label });
  await box.fill(answerOnPage?.question ?? '');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('listbox')).toBeHidden();
  await box.fill('zzzz');
  await expect(
    page.locator('[data-island=faq-search]').getByText(faqPage.search.none).first(),
  ).toBeVisible();
});

test('the form and its toast violate nothing', async ({ page }) => {
  await page.goto('/contact');
  const form = page.locator('[data-island=contact-form] form');
  const send = form.locator('button[type=submit]');
  await expect(send).toBeEnabled();
  await send.click();
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
  for (const name of ['firstName', 'lastName', 'phone', 'company', 'jobTitle', 'message']) {
    await form.locator(`[name=${name}]`).fill('020 7946 0958');
  }
  await form.locator('[name=email]').fill('ada@client.example');
  await form.locator('[name=terms]').check();
  await send.click();
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toBeVisible();
  // Only sonner's own style sheet does this.
  await expect(toast).toHaveCSS('position', 'absolute');
  await page.goto('/pricing');
  await expect(page.locator('#kept-toast')).toBeVisible();
});

test('the About panel violates nothing', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('banner').getByRole('button', { name: 'About' }).click();
  await expect(page.getByRole('navigation', { name: 'About', exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the menu violates nothing', async ({ page }) => {
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'About' }).click();
    await expect(menu).toBeVisible();
  });
});
