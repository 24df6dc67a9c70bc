import type { Page } from '@playwright/test';
import { faqQuestions } from '@/content/model/faq';
import { fillText } from '@/engine/islands/fill-text';
import { DAYS } from '@/content/model/schemas/office';
import { services } from '@/content/model/services';
import { site } from '@/content/model/site';
import { button, field, fill, form, sendAtOnce, typed } from '@/e2e/support/contact-form';
import { clientLogos } from '@/e2e/support/client-logos';
import { dot } from '@/e2e/support/slideshow';
import { stepUntil, stopClock } from '@/e2e/support/stopped-clock';
import { expect } from '@/e2e/support/test';
import { content } from '@/content/model/loaded';
import { copyOf } from '@/content/model/pages';
import { findRoute } from '@/content/model/routes';
import messages from '@/messages/en.json' with { type: 'json' };
import { escapePattern } from '@/engine/shared/escape-pattern';

const contactForm = content['contact-form'];
const { milestones } = content.milestones;
const onboardingSlides = content.onboarding.slides;
const contactPage = content['pages/contact'];
const servicesPage = content['pages/services'];

const { slideshow } = messages;
const [first, second] = services as [(typeof services)[0], (typeof services)[0]];
const answerOnPage = faqQuestions.find(({ link }) => link === undefined)!;
const leadingAway = faqQuestions.find(({ link }) => link !== undefined)!;
/** A logo whose file each test has to refuse. */
export const failingLogo = clientLogos[0]!;

/** Ten minutes before closing time on a working day; 4 January 2026 was a Sunday. */
export const BEFORE_CLOSING = new Date(
  Date.parse(`2026-01-04T${site.hours.closes}Z`) +
    DAYS.indexOf(site.hours.days[0]!) * 24 * 60 * 60_000 -
    10 * 60_000,
);

const ignoreCase = { ignoreCase: true };
/** Matches a whole name in any case, because altered pages change the case. */
const whole = (name: string) => new RegExp(`^${escapePattern(name)}$`, 'i');
const island = (page: Page, name: string) => page.locator(`[data-island=${name}]`);
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const expectCurrent = (page: Page, number: number) =>
  expect(dot(page, number)).toHaveAttribute('aria-current', 'true');

/** A kind of page with islands. */
export interface Kind {
  path: string;
  /** Types what a visitor would, before the page is changed. */
  type?: (page: Page) => Promise<void>;
  expectTyped?: (page: Page) => Promise<void>;
  /** Leads every island of the page through its states. */
  expectStates: (page: Page) => Promise<void>;
}

const CHOICE = 'europe';
const pdf = { name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') };

async function typeMessage(page: Page) {
  await field(page, 'message').fill(typed.message);
  await field(page, 'region').selectOption(CHOICE);
  await field(page, 'newsletter').check();
  await field(page, 'file').setInputFiles(pdf);
  await field(page, 'firstName').fill(typed.firstName);
}

async function expectMessage(page: Page) {
  await expect(field(page, 'message')).toHaveValue(typed.message);
  await expect(field(page, 'region')).toHaveValue(CHOICE);
  await expect(field(page, 'newsletter')).toBeChecked();
  await expect(field(page, 'file')).toHaveValue(/brief\.pdf$/);
  await expect(field(page, 'firstName')).toHaveValue(typed.firstName);
  await expect(field(page, 'firstName')).toBeFocused();
}

async function expectContactStates(page: Page) {
  await button(page).click();
  await expect(field(page, 'lastName')).toBeFocused();
  const { errors } = contactForm;
  await expect(field(page, 'lastName')).toHaveAccessibleDescription(errors.lastName, ignoreCase);
  await expectTypedFile(page, 'brief.exe', new RegExp(escapePattern(errors.file), 'i'));
  await form(page).getByRole('button', { name: contactForm.removeFile }).click();
  await expect(field(page, 'file')).toHaveValue('');
  await expect(field(page, 'file')).toHaveAttribute('aria-invalid', 'false');
  await expect(field(page, 'firstName')).toHaveValue(typed.firstName);
  await fill(page);
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(0);
  await sendAtOnce(page, {
    meanwhile: () => expect(button(page)).toHaveText(contactForm.submitting, ignoreCase),
  });
  const toast = island(page, 'toaster').getByText(contactForm.success.title);
  await expect(toast).toBeVisible();
  await expect(button(page)).toHaveText(contactForm.submit, ignoreCase);
  await expect(field(page, 'firstName')).toHaveValue('');
  await press(page, messages.toasts.close);
  await expect(toast).toBeHidden();

  const { open, closed } = contactPage.day;
  await expect(island(page, 'office-clock').getByText(open).first()).toBeVisible();
  await page.clock.fastForward('10:00');
  await expect(island(page, 'office-clock').getByText(closed).first()).toBeVisible();
  await expect(island(page, 'office-clock').getByText(open)).toHaveCount(0);
}

async function expectTypedFile(page: Page, name: string, message: RegExp) {
  await field(page, 'file').setInputFiles({ ...pdf, name });
  await expect(field(page, 'file')).toHaveAccessibleDescription(message);
}

const box = (page: Page) => page.getByRole('combobox', { name: copyOf('faq').search.label });
const options = (page: Page) => page.getByRole('option');

const typeSearch = (page: Page) => box(page).fill('hours');
async function expectSearch(page: Page) {
  await expect(box(page)).toHaveValue('hours');
  await expect(box(page)).toBeFocused();
  await expect(options(page).first()).toBeVisible();
}

async function expectSearchStates(page: Page) {
  const { none, contact, toast } = copyOf('faq').search;
  await box(page).fill('zzzz');
  await expect(options(page)).toHaveCount(0);
  await expect(island(page, 'faq-search').getByRole('link', { name: contact })).toBeVisible();
  await expect(island(page, 'faq-search').locator('[aria-live]')).toContainText(none, ignoreCase);
  const { question, answer } = answerOnPage;
  // The match is marked at the start, in the middle, at the end, from end to end, and nowhere.
  for (const text of [question[0]!, question.slice(3, 9), question.slice(-9), question, answer]) {
    await box(page).fill(text);
    await expect(options(page).filter({ hasText: answerOnPage.question })).toBeVisible();
  }
  await options(page).filter({ hasText: answerOnPage.question }).click();
  await expect(
    page.locator('details').filter({ has: page.locator(`#${answerOnPage.id}`) }),
  ).toHaveAttribute('open');
  await box(page).fill(leadingAway.question);
  // Otherwise the browser would leave the page.
  await stopClock(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await stepUntil(page, () =>
    expect(island(page, 'toaster').getByText(toast.title)).toBeVisible({ timeout: 100 }),
  );
}

async function expectExplorerStates(page: Page) {
  const { explorer } = servicesPage;
  const card = (title: string) =>
    island(page, 'service-explorer')
      .locator('h3')
      .getByRole('button', { name: whole(title) });
  const panel = (title: string) => page.getByRole('region', { name: whole(title) });
  for (const { title, categories } of [first, second]) {
    await card(title).click();
    for (const [index, { tasks }] of categories.slice(0, 2).entries()) {
      await panel(title).getByRole('tab').nth(index).click();
      const count = fillText(explorer.tasksAvailable, { n: tasks.length });
      await expect(panel(title).getByRole('status')).toHaveText(count, ignoreCase);
      await expect(panel(title).getByText(tasks[0]!)).toBeVisible();
    }
  }
  await expect(panel(first.title)).toHaveCount(0);
  await press(page, fillText(explorer.close, { service: second.title }));
  await expect(panel(second.title)).toHaveCount(0);
  await expect(card(second.title)).toBeFocused();
}

async function expectTabStates(page: Page) {
  const tabs = island(page, 'category-tabs');
  for (const [index, { name, tasks }] of first.categories.entries()) {
    await tabs.getByRole('tab', { name }).click();
    await expect(tabs.getByRole('tab').nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.getByText(tasks[0]!)).toBeVisible();
  }
}

async function expectMilestoneStates(page: Page) {
  const { previous, next } = copyOf('milestones').carousel;
  const status = island(page, 'milestones-carousel').locator('button + p');
  for (const [name, years] of [
    [next, milestones.slice(1)],
    [previous, milestones.slice(0, -1).reverse()],
  ] as const) {
    for (const { year } of years) {
      await press(page, name);
      await expect(status).toContainText(String(year));
    }
    await expect(page.getByRole('button', { name })).toBeDisabled();
  }
}

async function expectHomeStates(page: Page) {
  await expect(island(page, 'logo-strip').getByText(failingLogo.name)).toBeVisible();
  await press(page, slideshow.stop);
  await dot(page, 2).click();
  await expectCurrent(page, 2);
  await press(page, slideshow.start);
  await page.mouse.move(0, 0);
  await page.clock.fastForward(5_000);
  await expectCurrent(page, 3);
}

async function expectOnboardingStates(page: Page) {
  const { completed, current } = slideshow.states;
  await press(page, slideshow.stop);
  await dot(page, 2).click();
  await expectCurrent(page, 2);
  const said = (index: number, state: string) =>
    new RegExp(`^${onboardingSlides[index]!.title}, ${state}$`, 'i');
  await expect(dot(page, 1)).toHaveAccessibleDescription(said(0, completed));
  await expect(dot(page, 2)).toHaveAccessibleDescription(said(1, current));
  await press(page, slideshow.start);
  await page.clock.fastForward(5_000);
  await expectCurrent(page, 3);
  await expect(dot(page, 2)).toHaveAccessibleDescription(said(1, completed));
}

const allKinds: readonly Kind[] = [
  { path: '/', expectStates: expectHomeStates },
  {
    path: '/contact',
    type: typeMessage,
    expectTyped: expectMessage,
    expectStates: expectContactStates,
  },
  { path: '/services', expectStates: expectExplorerStates },
  { path: '/faq', type: typeSearch, expectTyped: expectSearch, expectStates: expectSearchStates },
  { path: `/service/${first.id}`, expectStates: expectTabStates },
  { path: '/about/milestones', expectStates: expectMilestoneStates },
  { path: '/onboarding-guide', expectStates: expectOnboardingStates },
];

/** Every kind of page that has islands and that the owner has not taken away. */
export const kinds = allKinds.filter(({ path }) => findRoute(path));
