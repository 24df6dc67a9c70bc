/**
 * The contact form of a site that really sends: built for each service, with a server on this
 * machine in the service's place.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { contactForm } from '@/content/contact-form';
import type { ContactEndpoint } from '@/content/schemas/contact-endpoint';
import { button, field, fill, form, mailLink, status, typed } from '@/e2e/support/contact-form';
import type { Behaviour } from '@/e2e/support/form-service';
import { startSendingSite, type SendingSite } from '@/e2e/support/sending-site';
import { expect, test } from '@/e2e/support/test';

const FIRST_PORT = Number(process.env.PORT ?? '4173') + 10;
const BUILD_LIMIT_MS = 300_000;
const { failures } = contactForm.sending;

const written = { ...typed, message: 'Please weave\nus a team.' };
const texts = {
  ...written,
  inquiryType: 'partnership',
  region: 'europe',
  serviceInterest: 'customerService',
};
/** Every byte there is, so that no conversion goes unseen. */
const bytes = Buffer.from(Array.from({ length: 1_024 }, (_, index) => index % 256));
const file = { name: 'größe.pdf', mimeType: 'application/pdf', buffer: bytes };

const policyOf = (page: Page) => page.locator('meta[http-equiv=Content-Security-Policy]');
const notice = (page: Page) => form(page).getByRole('group');

/** Until the form runs it checks itself, and posts by itself. */
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

/**
 * Sends a message that is refused first, and then taken.
 *
 * @returns it as it arrived the second time
 */
async function sendTwice(
  page: Page,
  { service }: SendingSite,
  [refusal, sentence]: readonly [refusal: Behaviour, sentence: string],
  success: Behaviour,
) {
  service.behaviour = refusal;
  await button(page).click();
  await expect(notice(page)).toContainText(sentence);
  await expectKept(page);
  service.behaviour = success;
  await button(page).click();
  await expectSent(page);
  expect(service.received).toHaveLength(2);
  return service.received[1]!;
}

/** Runs tests against the site built for an endpoint, which is told the port of its service. */
function describeService(
  index: number,
  title: string,
  endpointFor: (origin: string) => ContactEndpoint,
  tests: (site: () => SendingSite) => void,
) {
  const port = FIRST_PORT + 4 * index;
  const origin = `http://127.0.0.1:${port + 2}`;

  const allowed = 'url' in endpointFor(origin) ? origin : "'self'";

  test.describe(title, () => {
    // One build and one server for all of its tests.
    test.describe.configure({ mode: 'default' });
    test.use({ baseURL: `http://localhost:${port}`, expectedOrigins: [origin] });
    let site: SendingSite;

    test.beforeAll(async () => {
      test.setTimeout(BUILD_LIMIT_MS);
      site = await startSendingSite(endpointFor(origin), port, port + 2);
    });

    test.beforeEach(() => {
      site.service.received.length = 0;
      site.service.behaviour = { answer: 200, body: { ok: true, success: true } };
    });

    test.afterAll(() => site?.stop());

    test('the policy lets the form reach its service, in the page and in the header', async ({
      page,
    }) => {
      const answer = await page.goto('/contact');
      const header = await answer?.headerValue('content-security-policy');
      for (const directive of ['connect-src', 'form-action']) {
        const pattern = new RegExp(`${directive} [^;]*${allowed}`);
        expect(header).toMatch(pattern);
        await expect(policyOf(page)).toHaveAttribute('content', pattern);
      }
    });

    tests(() => site);
  });
}

describeService(
  0,
  'Formspree',
  (origin) => ({
    service: 'formspree',
    url: `${origin}/f/abcdwxyz`,
    attachment: true,
    maxFileMb: 0.01,
  }),
  (site) => {
    test('a message arrives with its file, byte for byte, and leaves no trace here', async ({
      page,
    }) => {
      const lines: string[] = [];
      page.on('console', (message) => lines.push(message.text()));
      await open(page);
      await fillAll(page);
      await field(page, 'file').setInputFiles(file);
      await button(page).click();
      await expectSent(page);
      await expect(field(page, 'file')).toHaveValue('');
      await expect(button(page)).toBeFocused();

      const [message, ...others] = site().service.received;
      expect(others).toEqual([]);
      expect(message?.path).toBe('/f/abcdwxyz');
      expect(message?.type).toContain('multipart/form-data');
      expect(message?.headers.accept).toBe('application/json');
      const { submission_id: key, ...fields } = message!.fields;
      expect(key).toMatch(/^[0-9a-f]{32}$/);
      // A line break is two characters in form data.
      const message2 = { ...texts, message: texts.message.replace('\n', '\r\n') };
      expect(fields).toEqual({ ...message2, terms: 'on' });
      expect(message?.files).toEqual({ file: { name: file.name, bytes } });
      expect(lines).toEqual([]);
      expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull();
    });

    test('a double click, and Enter after it, send one message', async ({ page }) => {
      await open(page);
      await fillAll(page);
      await field(page, 'lastName').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expectSent(page);
      await fillAll(page);
      await button(page).dblclick();
      await expectSent(page);
      const keys = site().service.received.map(({ fields }) => fields.submission_id);
      expect(keys).toHaveLength(2);
      // The same words once more are a message of their own.
      expect(new Set(keys).size).toBe(2);
    });

    test.describe('what goes wrong', () => {
      test.use({ expectedMessages: [/Failed to load resource/] });

      const cases: [string, Behaviour, string | RegExp][] = [
        ['413', { answer: 413 }, failures.tooLarge],
        [
          'too large a file for the plan',
          {
            answer: 400,
            body: { error: 'x', errors: [{ code: 'FILES_TOO_BIG', message: 'Too big' }] },
          },
          failures.tooLarge,
        ],
        ['422 without a field', { answer: 422, body: { error: 'No' } }, failures.refused],
        ['a refusal with status 200', { answer: 200, body: { success: false } }, failures.refused],
        [
          '429 with seconds',
          { answer: 429, headers: { 'Retry-After': '30' } },
          failures.tooMany.replace('{wait}', '30 seconds'),
        ],
        [
          '429 with a date',
          {
            answer: 429,
            headers: { 'Retry-After': new Date(Date.now() + 3_600_000).toUTCString() },
          },
          /please wait \d\d minutes, then send again/,
        ],
        ['429 alone', { answer: 429 }, failures.tooMany.replace('{wait}', 'a few minutes')],
        ['500', { answer: 500, body: '<h1>Oops</h1>' }, failures.fault],
        ['503', { answer: 503 }, failures.fault],
        ['404', { answer: 404, body: { error: 'Form not found' } }, failures.refused],
        ['404 with a page', { answer: 404, body: '<h1>Nothing here</h1>' }, failures.unexpected],
        [
          'a page that knows nothing',
          { answer: 200, body: '<h1>Log in</h1>' },
          failures.unexpected,
        ],
        ['a line cut before the answer', { cut: 'before the answer' }, failures.connection],
        ['a line cut in its middle', { cut: 'in its middle' }, failures.connection],
      ];
      for (const [what, behaviour, sentence] of cases) {
        test(`${what}: says so, keeps everything, and the same form sends`, async ({ page }) => {
          await open(page);
          await fillAll(page);
          await field(page, 'file').setInputFiles(file);
          site().service.behaviour = behaviour;
          await button(page).click();
          await expect(notice(page)).toBeFocused();
          await expect(notice(page).locator('p').first()).toHaveText(sentence);
          await expect(notice(page).getByRole('link')).toHaveCount(2);
          await expectKept(page);

          site().service.behaviour = { answer: 200, body: { ok: true } };
          await button(page).click();
          await expectSent(page);
          const [first, second] = site().service.received;
          expect(second?.files.file?.bytes).toEqual(bytes);
          // Either may have arrived: the service can tell that they are one.
          expect(second?.fields.submission_id).toBe(first?.fields.submission_id);
        });
      }

      test('offline: says so, and sends when the line is back', async ({ page, context }) => {
        await open(page);
        await fillAll(page);
        // What checks and sends is here already.
        site().service.behaviour = { answer: 500 };
        await button(page).click();
        await expect(notice(page)).toContainText(failures.fault);

        await context.setOffline(true);
        await button(page).click();
        await expect(notice(page)).toContainText(failures.offline);
        await expect(notice(page)).toBeFocused();
        await expectKept(page);
        await context.setOffline(false);
        site().service.behaviour = { answer: 200, body: { ok: true } };
        await button(page).click();
        await expectSent(page);
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
        await button(page).click();
        await expectSent(page);
      });

      test('silence: gives up after 30 s, or 2 minutes with a file', async ({ page }) => {
        await page.clock.install();
        await open(page);
        await fillAll(page);
        site().service.behaviour = 'silence';
        await button(page).click();
        await expect.poll(() => site().service.received.length).toBe(1);
        await page.clock.runFor(29_000);
        await expect(form(page)).toHaveAttribute('aria-busy', 'true');
        await page.clock.runFor(2_000);
        await expect(notice(page)).toContainText(failures.timeout);

        await field(page, 'file').setInputFiles(file);
        await button(page).click();
        await expect.poll(() => site().service.received.length).toBe(2);
        await page.clock.runFor(119_000);
        await expect(form(page)).toHaveAttribute('aria-busy', 'true');
        await page.clock.runFor(2_000);
        await expect(notice(page)).toContainText(failures.timeout);
        await expectKept(page);
        // Another file makes another message of it.
        const [first, second] = site().service.received;
        expect(second?.fields.submission_id).not.toBe(first?.fields.submission_id);
      });

      test('fields that the service refuses say why, and the first has the keyboard', async ({
        page,
      }) => {
        await open(page);
        await fillAll(page);
        site().service.behaviour = {
          answer: 422,
          body: {
            error: 'Validation errors',
            errors: [
              { field: 'company', code: 'REQUIRED_FIELD_EMPTY', message: 'is <i>required</i>' },
              { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' },
              { field: 'nickname', message: 'A nickname is wanted' },
            ],
          },
        };
        await button(page).click();
        await expect(field(page, 'email')).toBeFocused();
        await expect(field(page, 'email')).toHaveAccessibleDescription('should be an email');
        await expect(field(page, 'company')).toHaveAccessibleDescription('is <i>required</i>');
        await expect(notice(page)).toContainText('A nickname is wanted');
        await expectKept(page);

        await field(page, 'email').fill('ada@engines.example');
        await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'false');
        site().service.behaviour = { answer: 200, body: { ok: true } };
        await button(page).click();
        await expectSent(page);
        expect(site().service.received[1]?.fields.email).toBe('ada@engines.example');
      });

      for (const colorScheme of ['light', 'dark'] as const) {
        test(`62, 63: the alert passes axe at 320 px, ${colorScheme}`, async ({ page }) => {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.setViewportSize({ width: 320, height: 640 });
          await open(page);
          await fillAll(page);
          site().service.behaviour = { answer: 500 };
          await button(page).click();
          await expect(notice(page)).toBeFocused();
          expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        });
      }
    });

    test('too large a file is refused before it is sent', async ({ page }) => {
      await open(page);
      await expect(field(page, 'file')).toHaveAccessibleDescription(/up to 0\.01 MB$/);
      await fillAll(page);
      await field(page, 'file').setInputFiles({ ...file, buffer: Buffer.alloc(10_001) });
      await button(page).click();
      await expect(field(page, 'file')).toBeFocused();
      await expect(field(page, 'file')).toHaveAccessibleDescription(/is larger than 0\.01 MB$/);
      expect(site().service.received).toEqual([]);
    });

    test('a filled honeypot looks like success, and nothing is sent', async ({ page }) => {
      await open(page);
      await expect(field(page, '_gotcha')).toBeHidden();
      await fillAll(page);
      await field(page, '_gotcha').evaluate((input: HTMLInputElement) => {
        input.value = 'Cheap watches';
      });
      await button(page).click();
      await expectSent(page);
      expect(site().service.received).toEqual([]);
    });

    test('a draft survives a reload, without file and boxes, and ends when it is sent', async ({
      page,
    }) => {
      await open(page);
      await fillAll(page);
      await field(page, 'file').setInputFiles(file);
      await page.reload();
      await expect(status(page)).toContainText(contactForm.sending.draft.title);
      for (const [name, value] of Object.entries(texts)) {
        await expect(field(page, name)).toHaveValue(value);
      }
      await expect(field(page, 'file')).toHaveValue('');
      await expect(field(page, 'terms')).not.toBeChecked();
      expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).not.toContain(
        file.name,
      );

      await field(page, 'terms').check();
      await button(page).click();
      await expectSent(page);
      await open(page);
      await expect(field(page, 'message')).toHaveValue('');
      await expect(status(page)).not.toContainText(contactForm.sending.draft.title);
    });

    test('a draft wins over the words of a link, which fill in what it lacks', async ({ page }) => {
      await open(page);
      await field(page, 'message').fill(typed.message);
      await page.goto('/contact?inquiryType=careers&message=From%20the%20link');
      await expect(field(page, 'message')).toHaveValue(typed.message);
      await expect(field(page, 'inquiryType')).toHaveValue('careers');
    });

    test('storage that throws, or holds nonsense, keeps no draft and stops nothing', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
        if (location.search === '')
          Object.defineProperty(window, 'sessionStorage', { get: refuse });
        else sessionStorage.setItem('contact-draft', '[{"message": 1');
      });
      await open(page);
      await fillAll(page);
      await button(page).click();
      await expectSent(page);
      await page.goto('/contact?nonsense');
      await expect(form(page)).toHaveAttribute('novalidate');
      await expect(field(page, 'message')).toHaveValue('');
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the browser checks the form and posts it by itself', async ({ page }) => {
        await page.goto('/contact');
        await button(page).click();
        await expect(page).toHaveURL('/contact');
        expect(site().service.received).toEqual([]);

        await fillAll(page);
        await field(page, 'file').setInputFiles(file);
        site().service.behaviour = { answer: 200, body: '<h1>Thanks!</h1>' };
        await button(page).click();
        await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
        const [message] = site().service.received;
        expect(message?.fields).toMatchObject({ firstName: typed.firstName, terms: 'on' });
        expect(message?.fields._gotcha).toBe('');
        expect(message?.files.file?.bytes).toEqual(bytes);
      });
    });
  },
);

const ACCESS_KEY = '01234567-89ab-4cde-8f01-23456789abcd';

describeService(
  1,
  'Web3Forms',
  (origin) => ({
    service: 'web3forms',
    url: `${origin}/submit`,
    accessKey: ACCESS_KEY,
    attachment: true,
  }),
  (site) => {
    test.use({ expectedMessages: [/Failed to load resource/] });

    test('a message has the access key, and its file is the attachment', async ({ page }) => {
      await open(page);
      await fillAll(page);
      await field(page, 'file').setInputFiles(file);
      const message = await sendTwice(
        page,
        site(),
        [
          {
            answer: 400,
            body: { statusCode: 400, success: false, body: { message: 'Invalid key' } },
          },
          failures.refused,
        ],
        {
          answer: 200,
          body: { statusCode: 200, success: true, body: { message: 'Email sent successfully!' } },
        },
      );
      expect(message?.path).toBe('/submit');
      expect(message?.fields).toMatchObject({ access_key: ACCESS_KEY, email: typed.email });
      expect(message.fields).not.toHaveProperty('botcheck');
      expect(message?.files).toEqual({ attachment: { name: file.name, bytes } });
    });

    test('a ticked honeypot looks like success, and nothing is sent', async ({ page }) => {
      await open(page);
      await fillAll(page);
      await field(page, 'botcheck').evaluate((input: HTMLInputElement) => {
        input.checked = true;
      });
      await button(page).click();
      await expectSent(page);
      expect(site().service.received).toEqual([]);
    });

    test('the policy lets a plain post end on the page of thanks', async ({ page }) => {
      await page.goto('/contact');
      await expect(policyOf(page)).toHaveAttribute(
        'content',
        /form-action [^;]*https:\/\/web3forms\.com/,
      );
    });

    test.describe('posted without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('a plain post names the file as the service wants it', async ({ page }) => {
        await page.goto('/contact');
        await fillAll(page);
        await field(page, 'attachment').setInputFiles(file);
        site().service.behaviour = { answer: 200, body: '<h1>Thanks!</h1>' };
        await button(page).click();
        await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
        const [message] = site().service.received;
        expect(message?.fields).toMatchObject({ access_key: ACCESS_KEY, terms: 'on' });
        expect(message?.files).toEqual({ attachment: { name: file.name, bytes } });
      });
    });
  },
);

describeService(
  2,
  'Netlify',
  () => ({ service: 'netlify', attachment: false }),
  (site) => {
    test.use({ expectedMessages: [/Failed to load resource/] });

    test('a message to the page itself has every field of the description', async ({ page }) => {
      await open(page);
      await expect(field(page, 'file')).toHaveCount(0);
      await fillAll(page);
      await field(page, 'newsletter').check();
      const message = await sendTwice(
        page,
        site(),
        [{ answer: 404, body: '<h1>Page not found</h1>' }, failures.unexpected],
        { answer: 200, body: '<h1>Thank you!</h1>' },
      );
      expect(message?.path).toBe('/contact');
      expect(message?.type).toContain('application/x-www-form-urlencoded');
      const $ = load(readFileSync(join(site().folder, 'netlify-form.html')));
      const description = $('form[data-netlify=true]');
      const described = description
        .find('[name]')
        .toArray()
        .map(({ attribs }) => attribs.name);
      expect(message?.fields['form-name']).toBe(description.attr('name'));
      const honeypot = description.attr('netlify-honeypot');
      expect(Object.keys(message.fields).sort()).toEqual(
        ['form-name', ...described.filter((name) => name !== honeypot)].sort(),
      );
      await expect(field(page, honeypot!)).toBeHidden();
      expect(described).toContain(honeypot);
    });

    test.describe('posted to Netlify without JavaScript', () => {
      // The answer of the service has no transition, and Chromium calls that an error.
      test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

      test('a plain post goes to the page itself, with the name of the form', async ({ page }) => {
        await page.goto('/contact');
        await fillAll(page);
        site().service.behaviour = { answer: 200, body: '<h1>Thanks!</h1>' };
        await button(page).click();
        await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
        const [message] = site().service.received;
        expect(message?.path).toBe('/contact');
        expect(message?.type).toContain('application/x-www-form-urlencoded');
        expect(message?.fields).toMatchObject({ 'form-name': 'contact', email: typed.email });
      });
    });
  },
);

const GOOD: Behaviour = { answer: 200, body: { success: true } };

describeService(
  3,
  'Basin',
  (origin) => ({ service: 'basin', url: `${origin}/f/1a2b3c4d5e6f`, attachment: true }),
  (site) => {
    test.use({ expectedMessages: [/Failed to load resource/] });

    test('a message arrives with its file; a refusal is one', async ({ page }) => {
      await open(page);
      await fillAll(page);
      await field(page, 'file').setInputFiles(file);
      const refusal = { answer: 400, body: { error: 'Spam' } };
      const message = await sendTwice(page, site(), [refusal, failures.refused], GOOD);
      expect(message.path).toBe('/f/1a2b3c4d5e6f');
      expect(message.headers.accept).toBe('application/json');
      expect(message.fields).toMatchObject({ email: typed.email, terms: 'on' });
      expect(message.fields).not.toHaveProperty('_gotcha');
      expect(message.files).toEqual({ file: { name: file.name, bytes } });
    });
  },
);

describeService(
  4,
  'a server of one’s own that reads form data',
  (origin) => ({ service: 'own', url: `${origin}/in`, format: 'multipart', attachment: true }),
  (site) => {
    test.use({ expectedMessages: [/Failed to load resource/] });

    test('a message arrives with its file, and its key is in the header', async ({ page }) => {
      await open(page);
      await fillAll(page);
      await field(page, 'file').setInputFiles(file);
      const refusal = { answer: 503 };
      const message = await sendTwice(page, site(), [refusal, failures.fault], GOOD);
      expect(message.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
      expect(message.fields).not.toHaveProperty('submission_id');
      expect(message.fields).not.toHaveProperty('website');
      expect(message.files).toEqual({ file: { name: file.name, bytes } });
    });
  },
);

describeService(
  5,
  'a server of one’s own that reads JSON',
  (origin) => ({
    service: 'own',
    url: `${origin}/messages`,
    format: 'json',
    attachment: false,
  }),
  (site) => {
    test.use({ expectedMessages: [/Failed to load resource/] });

    test('a message is JSON with its key in the header, and 204 is success', async ({ page }) => {
      await open(page);
      await expect(field(page, 'file')).toHaveCount(0);
      await fillAll(page);
      site().service.behaviour = { answer: 422, body: { errors: { phone: ['is out of use'] } } };
      await button(page).click();
      await expect(field(page, 'phone')).toBeFocused();
      await expect(field(page, 'phone')).toHaveAccessibleDescription('is out of use');
      site().service.behaviour = { answer: 204 };
      await button(page).click();
      await expectSent(page);
      const [first, second] = site().service.received;
      expect(second?.fields).toEqual({
        ...texts,
        newsletter: false,
        terms: true,
      });
      expect(second?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
      expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    });

    test.describe('without JavaScript there is no JSON', () => {
      test.use({ javaScriptEnabled: false });

      test('59: the form gives way to mail and telephone', async ({ page }) => {
        await page.goto('/contact');
        await expect(form(page)).toBeHidden();
        await expect(mailLink(page)).toBeVisible();
      });
    });
  },
);
