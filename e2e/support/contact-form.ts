import { expect, type Page } from '@playwright/test';
import { content } from '@/content/model/loaded';
import { stepUntil, stopClock } from '@/e2e/support/stopped-clock';

/** A valid message, in more than one script. */
export const typed = {
  firstName: 'Ada <b>',
  lastName: 'لوفلايس',
  email: 'ada@client.example',
  phone: '+44 20 7946 0000',
  company: '🧵 Engines',
  jobTitle: 'Analyst',
  message: 'Please weave us a team.',
};

/** The fields that an owner has added and that have to be filled in, each with what tests enter. */
export const further = (content['contact-form'].fields ?? [])
  .filter(({ required }) => required)
  .map((one) => ({ ...one, value: one.kind === 'choice' ? one.options[0]! : '7' }));

export const form = (page: Page) => page.locator('[data-island=contact-form] form');
export const button = (page: Page) => form(page).locator('button[type=submit]');
export const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
/** The link to write an e-mail instead, for a form that cannot send. */
export const mailLink = (page: Page) =>
  page.locator('[data-island=contact-form]').getByRole('link', { name: /@/ });
/** Where toasts are shown. */
export const status = (page: Page) => page.locator('[data-island=toaster] > *');

/** How long a form simulates sending, in milliseconds. */
export const SUBMIT_MS = 1_500;

interface AtOnce {
  press?: () => Promise<void>;
  /** What to check while the form is sending. */
  meanwhile?: () => Promise<void>;
  /** Leaves the clock stopped, so that no toast disappears before a slow machine has looked. */
  staysStopped?: boolean;
}

/** Presses the button, and advances the page's Playwright clock by the time that sending takes. */
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
  // The rules may load after the press, so the form may set its timer after that time has passed.
  await stepUntil(page, () =>
    expect(form(page)).toHaveAttribute('aria-busy', 'false', { timeout: 100 }),
  );
}

/** Fills in everything that is required. */
export async function fill(page: Page, values: Readonly<Record<string, string>> = typed) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
  for (const { name, kind, value } of further) {
    if (kind === 'choice') await field(page, name).selectOption(value);
    else if (kind === 'checkbox') await field(page, name).check();
    else await field(page, name).fill(value);
  }
  await field(page, 'terms').check();
}

export const pdf = { name: 'brief.PDF', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') };

/** What is chosen in a form that nobody has touched. */
export const defaults = {
  inquiryType: 'general',
  region: 'northAmerica',
  serviceInterest: 'customerService',
};

/** Opens the form, and waits until it can send. */
export async function open(page: Page, path = '/contact') {
  await page.goto(path);
  await expect(button(page)).toBeEnabled();
}

/** Collects what the form writes to the console from now on, one entry for each message sent. */
export function records(page: Page) {
  const found: Promise<Record<string, unknown>>[] = [];
  page.on('console', (message) => {
    const values = message.args()[1];
    if (message.type() === 'info' && values) {
      found.push(values.jsonValue() as Promise<Record<string, unknown>>);
    }
  });
  return () => Promise.all(found);
}
