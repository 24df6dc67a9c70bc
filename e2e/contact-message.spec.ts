/** form/sending, form/interrupted and drafts, of e2e/README.md: what becomes of a message. */
import type { Page } from '@playwright/test';
import {
  button,
  defaults,
  field,
  fill,
  form,
  further,
  open,
  pdf,
  records,
  sendAtOnce,
  status,
  SUBMIT_MS,
  typed,
} from '@/e2e/support/contact-form';
import { BEFORE_CLOSING } from '@/e2e/support/island-states';
import { stopClock } from '@/e2e/support/stopped-clock';
import { counter } from '@/e2e/support/counter';
import { expect, test } from '@/e2e/support/test';
import { content } from '@/content/model/loaded';

const contactForm = content['contact-form'];
const { submitting, success } = contactForm;

// During office hours on a working day, whenever the tests run.
test.beforeEach(({ page }) => page.clock.install({ time: BEFORE_CLOSING }));

test('form/browser-audit: the terms can be read without losing what was typed', async ({
  page,
}) => {
  const { text, link } = contactForm.termsLink;
  await open(page);
  await field(page, 'firstName').fill(typed.firstName);
  await field(page, 'region').selectOption('europe');
  await form(page).getByRole('link', { name: text }).click();
  await expect(page).toHaveURL(link);
  await page.goBack();
  await expect(field(page, 'firstName')).toHaveValue(typed.firstName);
  await expect(field(page, 'region')).toHaveValue('europe');
  const terms = form(page).getByRole('checkbox', { name: contactForm.labels.terms });
  await expect(terms).not.toBeChecked();
  // Between the box and the words.
  const label = form(page).locator('label', { has: page.locator('[name=terms]') });
  await label.click({ position: { x: 26, y: 8 } });
  await expect(terms).toBeChecked();
});

/** Fills in a field of the owner's that has the focus, by keyboard. */
async function enter({ keyboard }: Page, { kind, value }: (typeof further)[number]) {
  if (kind === 'checkbox') await keyboard.press('Space');
  else if (kind === 'choice') await keyboard.press('ArrowDown');
  else await keyboard.insertText(value);
}

/** Choices other than the form's defaults. */
const chosen = { inquiryType: 'partnership', region: 'europe', serviceInterest: 'consulting' };

test('form/sending: sends once after 1500 ms, but no request, then the toast, and all is as before', async ({
  page,
}) => {
  const sent = records(page);
  await open(page);
  await expect(form(page)).not.toHaveAttribute('action');
  await expect(form(page).locator('[type=hidden]')).toHaveCount(0);
  // Loads the rules: had they come after the press below, its time would only begin with them.
  await button(page).click();
  await expect(field(page, 'firstName')).toHaveAttribute('aria-invalid', 'true');
  await fill(page);
  for (const [name, value] of Object.entries(chosen)) await field(page, name).selectOption(value);
  await field(page, 'newsletter').check();
  await field(page, 'file').setInputFiles(pdf);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await stopClock(page);
  await button(page).dblclick();
  await expect(form(page)).toHaveAttribute('aria-busy', 'true');
  await expect(button(page)).toBeDisabled();
  await expect(button(page).locator('svg')).toBeVisible();
  const said = page.locator('[data-island=contact-form] [aria-live]:not([aria-busy] *)');
  await expect(said).toHaveText(submitting);
  await page.clock.runFor(SUBMIT_MS - 100);
  await expect(form(page)).toHaveAttribute('aria-busy', 'true');
  expect(await sent()).toEqual([]);

  await page.clock.runFor(200);
  await expect(form(page)).toHaveAttribute('aria-busy', 'false');
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await expect(status(page)).toContainText(success.title);
  await expect(status(page)).toContainText(success.description);
  expect(await sent()).toMatchObject([
    {
      ...typed,
      ...chosen,
      newsletter: true,
      terms: true,
      file: { name: pdf.name, size: 5, type: pdf.mimeType },
    },
  ]);
  for (const name of [...Object.keys(typed), 'file'])
    await expect(field(page, name)).toHaveValue('');
  for (const [name, value] of Object.entries(defaults)) {
    await expect(field(page, name)).toHaveValue(value);
  }
  await expect(field(page, 'newsletter')).not.toBeChecked();
  await expect(field(page, 'terms')).not.toBeChecked();
  await expect(button(page)).toBeFocused();
  // The script that draws the toast is a file of the site.
  expect(asked.filter((request) => !/^GET [^?#]+\/_next\/static\/[^?#]+$/.test(request))).toEqual(
    [],
  );
  expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull();
  await expect(page.locator('meta[http-equiv=Content-Security-Policy]')).toHaveAttribute(
    'content',
    new RegExp(
      `connect-src ${["'self'", counter ?? []].flat().join(' ')};.*form-action 'self'[ ;]`,
    ),
  );
  // A reset form is like a new one: it is not checked before its first submit.
  await field(page, 'firstName').fill('A');
  await expect(field(page, 'firstName')).toHaveAttribute('aria-invalid', 'false');
  await field(page, 'firstName').clear();

  await test.step('form/sending: by keyboard alone, from field to field and sent with Enter', async () => {
    const goTo = async (name: string) => {
      const isThere = (input: Element) => input === document.activeElement;
      while (!(await field(page, name).evaluate(isThere))) await page.keyboard.press('Tab');
    };
    const { message, ...before } = typed;
    for (const [name, text] of Object.entries(before)) {
      await goTo(name);
      await page.keyboard.insertText(text);
    }
    for (const one of further) {
      await goTo(one.name);
      await enter(page, one);
    }
    await goTo('message');
    await page.keyboard.insertText(message);
    await goTo('terms');
    await page.keyboard.press('Space');
    await field(page, 'lastName').focus();
    await sendAtOnce(page, {
      press: async () => {
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      },
    });
    await expect(status(page)).toContainText(success.title);
    await expect.poll(async () => (await sent()).length).toBe(2);
    const [, record] = await sent();
    expect(record).toMatchObject({ ...typed, terms: true, file: undefined });
    await expect(button(page)).toBeFocused();
  });
});

test('form/interrupted: a copied tab has no more of what the other one has sent, but what was added to it', async ({
  page,
}) => {
  /** As “Duplicate tab” does, this copies the tab's storage. */
  const copy = async (path: string) => {
    const opened = page.waitForEvent('popup');
    await page.evaluate((url) => {
      window.open(url);
      // Playwright gives the focus to all tabs at once.
      dispatchEvent(new Event('blur'));
    }, path);
    return opened;
  };
  await open(page);
  await fill(page);
  const shown = await copy('/contact');
  const added = await copy('/contact');
  const elsewhere = await copy('/about');
  for (const tab of [shown, added]) {
    await expect(field(tab, 'message')).toHaveValue(typed.message);
  }
  await field(added, 'message').fill('Another message.');
  await field(page, 'message').fill('The message, as it is sent.');
  await sendAtOnce(page);
  await expect(status(page)).toContainText(success.title);

  for (const name of Object.keys(typed)) await expect(field(shown, name)).toHaveValue('');
  await expect(field(added, 'message')).toHaveValue('Another message.');
  await elsewhere.goto('/contact');
  for (const tab of [shown, elsewhere]) {
    await tab.reload();
    await expect(button(tab)).toBeEnabled();
    await expect(field(tab, 'message')).toHaveValue('');
  }
  await added.reload();
  await expect(field(added, 'message')).toHaveValue('Another message.');

  await test.step('nor does the tab lose what was added to it when its copy is sent', async () => {
    await fill(page);
    const sent = await copy('/contact');
    await field(page, 'message').fill('Written after the copy.');
    await expect(field(sent, 'message')).toHaveValue(typed.message);
    await field(sent, 'terms').check();
    await button(sent).click();
    await expect(status(sent)).toContainText(success.title);
    await expect(field(page, 'message')).toHaveValue('Written after the copy.');
    await page.reload();
    await expect(field(page, 'message')).toHaveValue('Written after the copy.');
  });
});
