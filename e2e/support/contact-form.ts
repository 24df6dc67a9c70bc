import { expect, type Page } from '@playwright/test';
import { stepUntil, stopClock } from '@/e2e/support/stopped-clock';

/** A message that is right, in more than one script. */
export const typed = {
  firstName: 'Ada <b>',
  lastName: 'لوفلايس',
  email: 'ada@client.example',
  phone: '+44 20 7946 0000',
  company: '🧵 Engines',
  jobTitle: 'Analyst',
  message: 'Please weave us a team.',
};

export const form = (page: Page) => page.locator('[data-island=contact-form] form');
export const button = (page: Page) => form(page).locator('button[type=submit]');
export const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
/** The way around a form that cannot send: the address to write to. */
export const mailLink = (page: Page) =>
  page.locator('[data-island=contact-form]').getByRole('link', { name: /@/ });
/** Where toasts are shown. */
export const status = (page: Page) => page.locator('[data-island=toaster] > *');

/** How long a form takes to simulate sending. */
export const SUBMIT_MS = 1_500;

interface AtOnce {
  press?: () => Promise<void>;
  /** What to look at while the form is at work. */
  meanwhile?: () => Promise<void>;
  /** For the clock to stay stopped, so that no toast goes while a slow machine looks. */
  staysStopped?: boolean;
}

/** Presses the button, and lets the time pass that sending takes; the page has Playwright's clock. */
export async function sendAtOnce(
  page: Page,
  { press, meanwhile, staysStopped = false }: AtOnce = {},
) {
  await stopClock(page);
  await (press ? press() : button(page).click());
  await expect(form(page)).toHaveAttribute('aria-busy', 'true');
  await meanwhile?.();
  await page.clock.runFor(SUBMIT_MS);
  if (!staysStopped) {
    await page.clock.resume();
    return;
  }
  // The rules may have come only after the press, and the time passed before the form set its own.
  await stepUntil(page, () =>
    expect(form(page)).toHaveAttribute('aria-busy', 'false', { timeout: 100 }),
  );
}

/** Fills in what has to be filled in. */
export async function fill(page: Page, values: Readonly<Record<string, string>> = typed) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
  await field(page, 'terms').check();
}
