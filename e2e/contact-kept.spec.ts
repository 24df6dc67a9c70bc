/**
 * form/draft and form/interrupted of e2e/README.md, in a browser that prerenders pages and has a
 * back/forward cache.
 */
import { expect, test } from '@playwright/test';
import { content } from '@/content/model/loaded';
import { further, typed } from '@/e2e/support/contact-form';
import { RealTab } from '@/e2e/support/real-tab';

const { draft, success } = content['contact-form'];
const AT_CONTACT = 'a[href="/contact"]';
const OTHER_FORM = '/contact?inquiryType=sales';

const isHydrated =
  "['contact-form', 'toaster'].every((name) => document.querySelector(`[data-island=${name}][data-hydrated]`))";

let tab: RealTab;

test.beforeEach(async () => {
  tab = await RealTab.open();
});

test.afterEach(() => tab.close());

const url = (path: string) => new URL(path, test.info().project.use.baseURL).href;
const isAt = (path: string) => `location.pathname + location.search === ${JSON.stringify(path)}`;

async function open(path: string) {
  await tab.goto(url(path));
  await tab.until(`${isAt(path)} && ${path.startsWith('/contact') ? isHydrated : 'document.body'}`);
}

/** Follows a link of the page's own script, as far as the browser is concerned. */
async function leadTo(path: string) {
  await tab.run(`void (location.href = ${JSON.stringify(path)})`);
  await tab.until(`${isAt(path)} && ${isHydrated}`);
}

async function type(name: string, text: string) {
  await tab.run(`document.querySelector('form [name=${name}]').select()`);
  await tab.type(text);
}

async function send() {
  for (const { name, kind, value } of further) {
    const at = `document.querySelector('form [name=${name}]')`;
    if (kind === 'checkbox') await tab.run(`${at}.click()`);
    else if (kind === 'choice') await tab.run(`${at}.value = ${JSON.stringify(value)}`);
    else await type(name, value);
  }
  await tab.run("document.querySelector('form [name=terms]').click()");
  await tab.run("document.querySelector('form [type=submit]').click()");
  await tab.until(`document.body.innerText.includes(${JSON.stringify(success.title)})`);
}

const valueOf = (name: string) => tab.run(`document.querySelector('form [name=${name}]').value`);
/** Titles of the toasts that are shown. */
const TOASTS = `[...document.querySelectorAll('[data-sonner-toast], #KeptToast')]
  .filter((one) => one.checkVisibility()).map((one) => one.querySelector('p').textContent)`;

/** Notes each set of toasts that a page shows, because a slow machine may look too late. */
const NOTE_TOASTS = `{
  window.noted = new Set();
  const note = () => noted.add(JSON.stringify(${TOASTS}));
  note();
  const changes = { subtree: true, childList: true, attributes: true };
  new MutationObserver(note).observe(document, changes);
}`;

/** Expects that a toast has been shown, and never more than one. */
async function expectOneToast(title: string) {
  await tab.until(`noted.has(${JSON.stringify(JSON.stringify([title]))})`);
  expect(await tab.run('[...noted].filter((titles) => JSON.parse(titles).length > 1)')).toEqual([]);
}

/**
 * Has /contact prerendered, up to its islands. Browsers do as they like, for instance where memory is
 * short; e2e/pages.spec.ts tests that they may.
 */
async function prerenderContact() {
  await tab.point(AT_CONTACT);
  const isStarted = await expect
    .poll(() => tab.prerendered)
    .toBeTruthy()
    .then(
      () => true,
      () => false,
    );
  test.skip(!isStarted, 'the browser prerenders nothing');
  await tab.until(isHydrated, tab.prerendered);
  await tab.run(NOTE_TOASTS, tab.prerendered);
}

async function leadToPrerendered() {
  await leadTo('/contact');
  const isUsed = await tab.run('performance.getEntriesByType("navigation")[0].activationStart > 0');
  test.skip(!isUsed, 'the browser has dropped the prerendered page');
}

async function goBackToMarked() {
  await tab.run('history.back()');
  await tab.until(`${isAt('/contact')} && ${isHydrated}`);
  test.skip(!(await tab.run('window.isSamePage')), 'the browser has dropped the page');
}

test('form/draft: a prerendered form has what was typed meanwhile, and loses nothing of it', async () => {
  await open(OTHER_FORM);
  await prerenderContact();
  await type('message', typed.message);
  await leadToPrerendered();
  expect(await valueOf('message')).toBe(typed.message);
  await expectOneToast(draft.title);
  await type('firstName', typed.firstName);
  await open('/contact');
  expect(await valueOf('message')).toBe(typed.message);
  expect(await valueOf('firstName')).toBe(typed.firstName);
});

test('form/draft: what was sent is not in a prerendered form, above which is one toast', async () => {
  await open(OTHER_FORM);
  await type('message', 'A draft, stored before /contact is prerendered.');
  await prerenderContact();
  for (const [name, text] of Object.entries(typed)) await type(name, text);
  await send();
  await leadToPrerendered();
  await expectOneToast(success.title);
  for (const name of Object.keys(typed)) expect(await valueOf(name)).toBe('');
});

test('form/draft, form/interrupted: a form from the back/forward cache has what was typed or sent elsewhere', async () => {
  await open('/contact');
  await tab.run('void (window.isSamePage = true)');
  for (const [name, text] of Object.entries(typed)) await type(name, text);
  await leadTo(OTHER_FORM);
  expect(await valueOf('firstName')).toBe(typed.firstName);
  await type('firstName', 'Grace');
  await goBackToMarked();
  await expect.poll(() => valueOf('firstName')).toBe('Grace');
  expect(await valueOf('message')).toBe(typed.message);

  await tab.run('history.forward()');
  await tab.until(isAt(OTHER_FORM));
  await send();
  await goBackToMarked();
  for (const name of Object.keys(typed)) await expect.poll(() => valueOf(name)).toBe('');
  await expect.poll(() => tab.run(TOASTS)).toEqual([success.title]);
});
