/** The fields of the form, and what it says of them: form/* of e2e/README.md, but for what becomes of a message. */
import messages from '@/messages/en.json' with { type: 'json' };
import { expectNoViolationsInBothThemes } from '@/e2e/support/axe';
import {
  button,
  defaults,
  field,
  fill,
  form,
  open,
  pdf,
  records,
  sendAtOnce,
  status,
  typed,
} from '@/e2e/support/contact-form';
import { exportedFile, exportedPage, exportedPages } from '@/e2e/support/exported';
import { BEFORE_CLOSING } from '@/e2e/support/island-states';
import { pages, PHONE } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { expectNoWider } from '@/e2e/support/wide-text';
import { content } from '@/content/model/loaded';

const contactForm = content['contact-form'];
const { errors, success } = contactForm;

/** The HTML of all pages. */
const shownText = exportedPages.map((path) => exportedFile(path).toString()).join();

// During office hours on a working day, whenever the tests run.
test.beforeEach(({ page }) => page.clock.install({ time: BEFORE_CLOSING }));

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

test('form/suggestions: whatever a link fills into the message is seen as a whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const words of ['W'.repeat(200), `${'x'.repeat(21)} `.repeat(10), '⸻'.repeat(100)]) {
    await page.goto('about:blank');
    await page.goto(`/contact?message=${encodeURIComponent(words)}`);
    await expect(button(page)).toBeEnabled();
    await expect(field(page, 'message')).toHaveValue(words.trim());
    const cut = await field(page, 'message').evaluate(
      ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
    );
    expect(cut).toBeLessThanOrEqual(2);
    await expectNoWider(page);
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
