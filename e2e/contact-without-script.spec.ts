/** form/without-script of e2e/README.md: before the form's script, and where it never comes. */
import {
  button,
  defaults,
  field,
  fill,
  form,
  mailLink,
  open,
  pdf,
  records,
  sendAtOnce,
  status,
  typed,
} from '@/e2e/support/contact-form';
import { holdIslands } from '@/e2e/support/held-islands';
import { BEFORE_CLOSING } from '@/e2e/support/island-states';
import { endLateAnimations } from '@/e2e/support/late-animations';
import { expect, test } from '@/e2e/support/test';
import { content } from '@/content/model/loaded';

const contactForm = content['contact-form'];
const { success } = contactForm;

// During office hours on a working day, whenever the tests run.
test.beforeEach(({ page }) => page.clock.install({ time: BEFORE_CLOSING }));

test.describe('before hydration', () => {
  test('form/without-script: what was typed, chosen and picked is kept and sent; Enter loses nothing', async ({
    page,
  }) => {
    const sent = records(page);
    const release = await holdIslands(page);
    await page.goto('/contact?inquiryType=careers&message=From%20the%20link', {
      waitUntil: 'commit',
    });
    await expect(button(page)).toBeVisible();
    await fill(page);
    await field(page, 'region').selectOption('europe');
    await field(page, 'inquiryType').selectOption('sales');
    await field(page, 'newsletter').check();
    await field(page, 'file').setInputFiles(pdf);
    await field(page, 'firstName').press('Enter');
    await expect(button(page)).toBeDisabled();
    await expect(field(page, 'firstName')).toHaveValue(typed.firstName);
    release();

    await expect(button(page)).toBeEnabled();
    await expect(field(page, 'firstName')).toBeFocused();
    await expect(form(page).getByRole('button', { name: contactForm.removeFile })).toBeVisible();
    await sendAtOnce(page);
    await expect(status(page)).toContainText(success.title);
    expect(await sent()).toMatchObject([
      {
        ...typed,
        ...defaults,
        inquiryType: 'sales',
        region: 'europe',
        newsletter: true,
        terms: true,
        file: { name: pdf.name, size: 5, type: pdf.mimeType },
      },
    ]);
    await expect(page).toHaveURL(/\?inquiryType=careers&message=From%20the%20link$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('form/without-script: says so, and shows mail and telephone instead of the form', async ({
    page,
  }) => {
    await page.goto('/contact');
    await expect(mailLink(page)).toBeVisible();
    await expect(page.locator('[data-island=contact-form] a[href^="tel:"]')).toBeVisible();
    await expect(form(page)).toBeHidden();
  });
});

test.describe('with scripts that never come', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('form/without-script: says so after 20 s and keeps what was typed', async ({ page }) => {
    await page.route('**/_next/**/*.js*', (route) => route.abort());
    await page.goto('/contact');
    await expect(mailLink(page)).toBeHidden();
    await field(page, 'firstName').fill('Ada');
    await endLateAnimations(page.locator('[data-island=contact-form]'));
    await expect(mailLink(page)).toBeVisible();
    await expect(button(page)).toBeDisabled();
    await expect(field(page, 'firstName')).toHaveValue('Ada');
  });

  test('form/without-script: no input is lost if the rules do not load', async ({ page }) => {
    await open(page);
    await page.route('**/_next/**/*.js*', (route) => route.abort());
    await fill(page);
    await button(page).click();
    await expect(mailLink(page)).toBeVisible();
    await expect(field(page, 'message')).toHaveValue(typed.message);
    await expect(button(page)).toBeEnabled();
  });
});
