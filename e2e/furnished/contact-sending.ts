/**
 * The contact form of a site that really sends, with a server on this machine in place of a form
 * service. Unit tests cover what each service receives, and how its answers are put into words.
 */
import type { Page } from '@playwright/test';
import type { ContactService } from '@/content/model/schemas/contact-endpoint';
import { expectNoViolationsInBothThemes } from '@/e2e/support/axe';
import { button, field, fill, form, status, typed } from '@/e2e/support/contact-form';
import { FormService } from '@/e2e/support/form-service';
import { EMPTY_FRAME, expect, test } from '@/e2e/support/test';
import { expectNoWider } from '@/e2e/support/wide-text';
import { content } from '@/content/model/loaded';

const contactForm = content['contact-form'];

const { failures } = contactForm.sending;

const written = { ...typed, message: 'Please weave\nus a team.' };
const texts = {
  ...written,
  inquiryType: 'partnership',
  region: 'europe',
  serviceInterest: 'customerService',
};
/** Every possible byte, so that any conversion is noticed. */
const bytes = Buffer.from(Array.from({ length: 1_024 }, (_, index) => index % 256));
const file = { name: 'größe.pdf', mimeType: 'application/pdf', buffer: bytes };

const notice = (page: Page) => form(page).getByRole('group');

/** Waits for the form's script: until it runs, the browser checks and posts the form. */
async function open(page: Page) {
  await page.goto('/contact');
  await expect(form(page)).toHaveAttribute('novalidate');
}

async function fillAll(page: Page) {
  await fill(page, written);
  await field(page, 'inquiryType').selectOption('partnership');
  await field(page, 'region').selectOption('europe');
}

async function expectKept(page: Page) {
  for (const [name, value] of Object.entries(texts)) {
    await expect(field(page, name)).toHaveValue(value);
  }
  await expect(field(page, 'terms')).toBeChecked();
}

async function expectSent(page: Page) {
  await expect(status(page)).toContainText(contactForm.success.title);
  await expect(notice(page)).toHaveCount(0);
  await expect(field(page, 'message')).toHaveValue('');
  await expect(field(page, 'terms')).not.toBeChecked();
}

const port = Number(process.env.PORT ?? '4173') + 12;
const origin = `http://127.0.0.1:${port}`;
export const endpoint: ContactService = {
  service: 'formspree',
  url: `${origin}/f/abcdwxyz`,
  attachment: true,
  maxFileMb: 0.01,
};

export function contactSendingTests() {
  test.use({ expectedOrigins: [origin] });

  let service: FormService;

  test.beforeAll(async () => {
    service = await FormService.listen(port);
  });

  test.beforeEach(() => {
    service.received.length = 0;
    service.behaviour = { answer: 200, body: { ok: true, success: true } };
  });

  test.afterAll(async () => {
    await service.close();
  });

  test('a message arrives with its file, byte for byte, and leaves no trace here', async ({
    page,
  }) => {
    const lines: string[] = [];
    // What Chrome writes about an embedded part's empty frame is not the form's.
    page.on('console', (message) => {
      if (!EMPTY_FRAME.test(message.text())) lines.push(message.text());
    });
    await open(page);
    await expect(field(page, '_gotcha')).toBeHidden();
    await expect(field(page, 'file')).toHaveAccessibleDescription(/up to 0\.01 MB$/);
    await fillAll(page);
    await field(page, 'file').setInputFiles(file);
    await button(page).click();
    await expectSent(page);
    await expect(field(page, 'file')).toHaveValue('');
    await expect(button(page)).toBeFocused();

    const [message, ...others] = service.received;
    expect(others).toEqual([]);
    expect(message?.path).toBe('/f/abcdwxyz');
    expect(message?.type).toContain('multipart/form-data');
    expect(message?.headers.accept).toBe('application/json');
    const { submission_id: key, ...fields } = message!.fields;
    expect(key).toMatch(/^\d{20,40}$/);
    // A line break is two characters in form data.
    const message2 = { ...texts, message: texts.message.replace('\n', '\r\n') };
    expect(fields).toMatchObject({ ...message2, terms: 'on' });
    expect(fields).not.toHaveProperty('_gotcha');
    expect(message?.files).toEqual({ file: { name: file.name, bytes } });
    expect(lines).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull();
  });

  test.describe('what goes wrong', () => {
    test.use({ expectedMessages: [/Failed to load resource/] });

    test('a lost connection: says so, keeps everything, and the same form sends', async ({
      page,
    }) => {
      await open(page);
      for (const cut of ['before the answer', 'in its middle'] as const) {
        await test.step(`cut ${cut}`, async () => {
          service.received.length = 0;
          await fillAll(page);
          await field(page, 'file').setInputFiles(file);
          service.behaviour = { cut };
          await button(page).click();
          await expect(notice(page)).toBeFocused();
          await expect(notice(page).locator('p').first()).toHaveText(failures.connection);
          await expect(notice(page).getByRole('link')).toHaveCount(2);
          await expectKept(page);

          service.behaviour = { answer: 200, body: { ok: true } };
          await button(page).click();
          await expectSent(page);
          const [first, second] = service.received;
          expect(second?.files.file?.bytes).toEqual(bytes);
          // Either may have arrived; the id tells the service that both are the same message.
          expect(second?.fields.submission_id).toBe(first?.fields.submission_id);
        });
      }
    });

    test('offline before anything was sent: says that nothing can be', async ({
      page,
      context,
    }) => {
      await open(page);
      await fillAll(page);
      await context.setOffline(true);
      await button(page).click();
      await expect(notice(page)).toContainText(contactForm.notLoaded);
      await expect(notice(page)).toBeFocused();
      await expectKept(page);
      await context.setOffline(false);
      await page.waitForFunction(() => navigator.onLine);
      await button(page).click();
      await expectSent(page);
    });

    test('page/zoom, page/axe: the alert passes axe at 320 px', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page);
      await fillAll(page);
      service.behaviour = { answer: 500 };
      await button(page).click();
      await expect(notice(page)).toBeFocused();
      await expectNoViolationsInBothThemes(page, '[data-island]');
      await expectNoWider(page);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('form/email: the browser checks the form and posts it by itself', async ({ page }) => {
      await page.goto('/contact');
      await button(page).click();
      await expect(page).toHaveURL('/contact');
      expect(service.received).toEqual([]);

      await fillAll(page);
      await field(page, 'file').setInputFiles(file);
      await field(page, 'email').fill('ada@client');
      await button(page).click();
      await expect(field(page, 'email')).toBeFocused();
      expect(service.received).toEqual([]);
      await field(page, 'email').fill(typed.email);
      service.behaviour = { answer: 200, body: '<h1>Thanks!</h1>' };
      await button(page).click();
      await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
      const [message] = service.received;
      expect(message?.fields).toMatchObject({ firstName: typed.firstName, terms: 'on' });
      expect(message?.fields._gotcha).toBe('');
      expect(message?.files.file?.bytes).toEqual(bytes);
    });
  });
}
