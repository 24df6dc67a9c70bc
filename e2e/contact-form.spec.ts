/**
 * form/autocomplete, form/validation, form/messages, form/first-error, form/required, form/sending,
 * form/file, form/without-script, page/zoom, page/axe, page/media, form/email, form/browser-audit,
 * form/prefill-link, form/white-space, form/current-values, form/interrupted and form/suggestions
 * of e2e/README.md, and input before hydration.
 */
import type { Page } from '@playwright/test';
import messages from '@/messages/en.json' with { type: 'json' };
import { expectNoViolationsInBothThemes } from '@/e2e/support/axe';
import {
  button,
  field,
  fill,
  form,
  mailLink,
  sendAtOnce,
  status,
  SUBMIT_MS,
  typed,
} from '@/e2e/support/contact-form';
import { exportedFile, exportedPage, exportedPages } from '@/e2e/support/exported';
import { holdIslands } from '@/e2e/support/held-islands';
import { BEFORE_CLOSING } from '@/e2e/support/island-states';
import { pages, PHONE } from '@/e2e/support/site';
import { stopClock } from '@/e2e/support/stopped-clock';
import { counter, expect, test } from '@/e2e/support/test';
import { expectNoWider } from '@/e2e/support/wide-text';
import { content } from '@/content/model/loaded';
import { servicePath } from '@/content/model/paths';
import { services } from '@/content/model/services';

const contactForm = content['contact-form'];
const { errors, success } = contactForm;

/** The HTML of all pages. */
const shownText = exportedPages.map((path) => exportedFile(path).toString()).join();

const defaults = {
  inquiryType: 'general',
  region: 'northAmerica',
  serviceInterest: 'customerService',
};

// During office hours on a working day, whenever the tests run.
test.beforeEach(({ page }) => page.clock.install({ time: BEFORE_CLOSING }));

async function open(page: Page, path = '/contact') {
  await page.goto(path);
  await expect(button(page)).toBeEnabled();
}

const pdf = { name: 'brief.PDF', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') };

/** What the form writes to the console, one entry for each message sent. */
function records(page: Page) {
  const found: Promise<Record<string, unknown>>[] = [];
  page.on('console', (message) => {
    const values = message.args()[1];
    if (message.type() === 'info' && values) {
      found.push(values.jsonValue() as Promise<Record<string, unknown>>);
    }
  });
  return () => Promise.all(found);
}

test('form/autocomplete, form/required: fields say what they take, and that they are required, in code', async ({
  page,
}) => {
  // Safari before 17 and Chrome before 120 do not have it.
  await page.addInitScript(() => void Reflect.deleteProperty(URL, 'canParse'));
  await open(page);
  const autocomplete = {
    firstName: 'given-name',
    lastName: 'family-name',
    email: 'email',
    phone: 'tel',
    company: 'organization',
    jobTitle: 'organization-title',
  };
  for (const [name, value] of Object.entries(autocomplete)) {
    await expect(field(page, name)).toHaveAttribute('autocomplete', value);
    await expect(field(page, name)).toHaveAttribute('spellcheck', 'false');
    await expect(field(page, name)).toHaveAttribute('required');
  }
  await expect(field(page, 'message')).toHaveAttribute('required');
  await expect(field(page, 'email')).toHaveAttribute('type', 'email');
  await expect(field(page, 'phone')).toHaveAttribute('type', 'tel');
  await expect(field(page, 'terms')).toHaveAttribute('required');
  for (const [name, value] of Object.entries(defaults)) {
    await expect(field(page, name)).toHaveValue(value);
  }

  await test.step('form/validation: nothing is said on the first blur; after a submit each change is checked', async () => {
    await field(page, 'email').fill('ada');
    await field(page, 'phone').focus();
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'false');
    await button(page).click();
    await expect(field(page, 'email')).toHaveAccessibleDescription(errors.email);
    await field(page, 'email').fill(typed.email);
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'false');
    await expect(field(page, 'email')).not.toHaveAccessibleDescription(errors.email);
    await field(page, 'email').fill('ada@');
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('form/email: an e-mail address is what the browser itself takes for one', async () => {
    const email = field(page, 'email');
    for (const address of ['a&b@client.example', 'ada@münchen.example', 'ada@例え．テスト']) {
      await email.fill(address);
      await expect(email).toHaveAttribute('aria-invalid', 'false');
      expect(await email.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(true);
    }
    await email.fill('a@b-.com');
    await expect(email).toHaveAccessibleDescription(errors.email);
    expect(await email.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false);
    await email.fill('ada@client');
    await expect(email).toHaveAccessibleDescription(errors.email);
  });
});

test('form/browser-audit: the browser’s own audit of forms finds nothing', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  const issues: string[] = [];
  browser.on('Audits.issueAdded', ({ issue: { details } }) => {
    if (details.genericIssueDetails) issues.push(details.genericIssueDetails.errorType);
  });
  await browser.send('Audits.enable');
  await open(page);
  await browser.send('Audits.checkFormsIssues');
  expect(issues).toEqual([]);

  await test.step('form/prefill-link: no option of the form’s lists is cut off', async () => {
    for (const width of [390, 640, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const cutOff = await form(page)
        .locator('select')
        .evaluateAll((lists: HTMLSelectElement[]) =>
          lists
            .filter((list) => {
              const { width: given } = list.getBoundingClientRect();
              // As wide as its longest option.
              list.style.width = 'max-content';
              const { width: needed } = list.getBoundingClientRect();
              list.style.width = '';
              return needed > given;
            })
            .map(({ name }) => name),
        );
      expect(cutOff, `cut off at ${width} px`).toEqual([]);
    }
  });

  await test.step('page/media: paper has no form', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(form(page)).toBeHidden();
  });
});

const linkToForm = 'a[href^="/contact?"]';
const linking = pages.find(({ path }) => exportedPage(path)(linkToForm).length > 0);

test('form/prefill-link: a link that fills the form in leads to the form', async ({ page }) => {
  test.skip(!linking, 'no page has such a link');
  await page.setViewportSize(PHONE);
  await page.goto(linking!.path);
  const link = page.locator(linkToForm).first();
  const href = await link.getAttribute('href');
  await link.click();
  await expect(button(page)).toBeEnabled();
  const heading = page.getByRole('heading', { name: content['pages/contact'].formHeading });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(field(page, 'firstName')).toBeInViewport({ ratio: 1 });
  const filledIn = new URL(href!, page.url()).searchParams;
  expect([...filledIn.keys()]).toEqual(['inquiryType', 'message']);
  for (const [name, value] of filledIn) await expect(field(page, name)).toHaveValue(value);
});

test('form/prefill-link: the button of a service page names the service in the message', () => {
  for (const { id, title } of services) {
    const href = exportedPage(servicePath(id))(linkToForm).attr('href') ?? '';
    const { searchParams } = new URL(href, 'https://example.test');
    expect(searchParams.get('message'), id).toContain(title);
    expect(searchParams.get('inquiryType'), id).toBe('sales');
  }
});

test('typed characters that no page contains are drawn in the same font', async ({ page }) => {
  const fonts = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ unicodeRange, status }) => unicodeRange !== 'U+0-10FFFF' && status === 'loaded')
        .map(({ family }) => family),
    );
  await open(page);
  expect(await fonts()).toEqual([]);
  const unused = (letters: string) => [...letters].find((letter) => !shownText.includes(letter))!;
  await field(page, 'firstName').fill(unused('ëñøåýþðæÿ'));
  await expect.poll(fonts).toHaveLength(1);
  await field(page, 'lastName').fill(unused('ČĐĦŇŖŤŽŽŁĞ'));
  await expect.poll(fonts).toHaveLength(2);
});

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
  await expect(field(page, 'terms')).not.toBeChecked();
});

test('form/messages, form/first-error: the messages, under fields that keep their words', async ({
  page,
}) => {
  const sent = records(page);
  await open(page);
  await field(page, 'firstName').fill('  A  ');
  await field(page, 'file').setInputFiles({ ...pdf, name: 'brief.exe' });
  await button(page).click();
  await expect(field(page, 'firstName')).toBeFocused();
  await expect(field(page, 'firstName')).toHaveValue('  A  ');
  const expected = { ...errors, file: `${contactForm.fileHint} ${errors.file}` };
  for (const [name, message] of Object.entries(expected)) {
    await expect(field(page, name)).toHaveAccessibleDescription(message);
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  }

  await field(page, 'firstName').fill('Ada');
  await button(page).click();
  await expect(field(page, 'lastName')).toBeFocused();
  await fill(page);
  await button(page).click();
  await expect(field(page, 'file')).toBeFocused();
  await form(page).getByRole('button', { name: contactForm.removeFile }).click();
  await expect(field(page, 'file')).toHaveValue('');
  await expect(field(page, 'file')).toBeFocused();
  await expect(field(page, 'file')).toHaveAttribute('aria-invalid', 'false');
  await expect(field(page, 'file')).toHaveAccessibleDescription(contactForm.fileHint);
  await expect(form(page).getByRole('button', { name: contactForm.removeFile })).toHaveCount(0);
  expect(await sent()).toEqual([]);
});

/** Choices other than the form's defaults. */
const chosen = { inquiryType: 'partnership', region: 'europe', serviceInterest: 'consulting' };

test('form/sending: sends once after 1500 ms, then the toast, and all is as before', async ({
  page,
}) => {
  const sent = records(page);
  await open(page);
  // Loads the rules: had they come after the press below, its time would only begin with them.
  await button(page).click();
  await expect(field(page, 'firstName')).toHaveAttribute('aria-invalid', 'true');
  await fill(page);
  for (const [name, value] of Object.entries(chosen)) await field(page, name).selectOption(value);
  await field(page, 'newsletter').check();
  await field(page, 'file').setInputFiles(pdf);
  await stopClock(page);
  await button(page).dblclick();
  await expect(form(page)).toHaveAttribute('aria-busy', 'true');
  await expect(button(page)).toBeDisabled();
  await expect(button(page).locator('svg')).toBeVisible();
  await page.clock.runFor(SUBMIT_MS - 100);
  await expect(form(page)).toHaveAttribute('aria-busy', 'true');
  expect(await sent()).toEqual([]);

  await page.clock.runFor(200);
  await expect(form(page)).toHaveAttribute('aria-busy', 'false');
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await expect(status(page)).toContainText(success.title);
  await expect(status(page)).toContainText(success.description);
  expect(await sent()).toEqual([
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
  // A reset form is like a new one: it is not checked before its first submit.
  await field(page, 'firstName').fill('A');
  await expect(field(page, 'firstName')).toHaveAttribute('aria-invalid', 'false');
  await field(page, 'firstName').clear();

  await test.step('form/sending: by keyboard alone, from field to field and sent with Enter', async () => {
    await field(page, 'firstName').focus();
    for (const name of [
      'firstName',
      'lastName',
      'email',
      'phone',
      'company',
      'jobTitle',
    ] as const) {
      await page.keyboard.insertText(typed[name]);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(typed.message);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
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

test('form/white-space, form/current-values: fields filled in without an event are sent, without what is unseen around them', async ({
  page,
}) => {
  const sent = records(page);
  await open(page);
  const held = Object.entries({ ...typed, ...chosen }).map(([name, value]) => [
    name,
    name in typed ? `\u200e\u00a0${value}\u200b ` : value,
  ]);
  // As extensions and assistive software do.
  await form(page).evaluate((element: HTMLFormElement, values) => {
    for (const [name, value] of values) {
      (element.elements.namedItem(name!) as HTMLInputElement).value = value!;
    }
    for (const name of ['newsletter', 'terms']) {
      (element.elements.namedItem(name) as HTMLInputElement).checked = true;
    }
  }, held);
  await sendAtOnce(page);
  await expect(status(page)).toContainText(success.title);
  expect(await sent()).toMatchObject([{ ...typed, ...chosen, newsletter: true, terms: true }]);
});

test('form/interrupted: a message that was sent from a second form is not in the first one after Back', async ({
  page,
}) => {
  await open(page);
  await fill(page);
  await page.goto('/pricing');
  await open(page, '/contact?inquiryType=sales');
  for (const [name, value] of Object.entries(typed)) {
    await expect(field(page, name)).toHaveValue(value);
  }
  await field(page, 'terms').check();
  await sendAtOnce(page);
  await expect(status(page)).toContainText(success.title);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(button(page)).toBeEnabled();
  for (const name of Object.keys(typed)) await expect(field(page, name)).toHaveValue('');
  await expect(field(page, 'terms')).not.toBeChecked();
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

test('form/suggestions: a suggestion that was taken back does not return', async ({ page }) => {
  const link = '/contact?inquiryType=careers&message=For%20a%20job';
  const expectTakenBack = async () => {
    await expect(button(page)).toBeEnabled();
    await expect(field(page, 'inquiryType')).toHaveValue(defaults.inquiryType);
    await expect(field(page, 'message')).toHaveValue('');
  };
  await open(page, link);
  await expect(field(page, 'inquiryType')).toHaveValue('careers');
  await field(page, 'inquiryType').selectOption(defaults.inquiryType);
  await field(page, 'message').clear();
  await page.goto('/about/careers');
  await page.goBack();
  await expectTakenBack();
  await page.reload();
  await expectTakenBack();
  await page.goto('/about/careers');
  await page.goto(link);
  await expectTakenBack();
});

test('nothing is sent: only scripts are requested, no draft, no post', async ({ page }) => {
  await open(page);
  await expect(form(page)).not.toHaveAttribute('action');
  await expect(form(page).locator('[type=hidden]')).toHaveCount(0);
  await fill(page);
  await field(page, 'file').setInputFiles(pdf);
  // The scripts that check the form and draw the toast are files of the site.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await sendAtOnce(page);
  await expect(status(page)).toContainText(success.title);
  await expect(button(page)).toBeFocused();
  expect(asked.filter((request) => !/^GET [^?#]+\/_next\/static\/[^?#]+$/.test(request))).toEqual(
    [],
  );
  expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull();
  await expect(page.locator('meta[http-equiv=Content-Security-Policy]')).toHaveAttribute(
    'content',
    new RegExp(`connect-src ${["'self'", counter ?? []].flat().join(' ')};.*form-action 'self';`),
  );
});

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
    expect(await sent()).toEqual([
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
    // The delay is a CSS animation, which the test's clock does not control, so it is ended here.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
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

test('page/zoom, page/axe: errors, file and toast pass axe at 320 px, with open and closed offices', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  const check = async () => {
    await expectNoViolationsInBothThemes(page, '[data-island]');
    await expectNoWider(page);
  };
  const { open: opened, closed } = content['pages/contact'].day;
  const officeClock = page.locator('[data-island=office-clock]');
  await expect(officeClock.getByText(opened).first()).toBeVisible();
  await field(page, 'file').setInputFiles({ ...pdf, name: `${'long'.repeat(30)}.exe` });
  await button(page).click();
  await expect(field(page, 'terms')).toHaveAttribute('aria-invalid', 'true');
  await check();
  await form(page).getByRole('button', { name: contactForm.removeFile }).click();
  await fill(page);
  await sendAtOnce(page);
  await expect(status(page)).toContainText(success.title);
  await page.clock.fastForward('10:00');
  await expect(officeClock.getByText(closed).first()).toBeVisible();
  await check();
  await expect(page.getByRole('button', { name: messages.toasts.close })).toBeVisible();
});
