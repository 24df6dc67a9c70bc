/** What is typed while a save is under way, and after it has been refused. */
import { basename } from 'node:path';
import { expect, test, type Page, type Route } from '@playwright/test';
import { COPY } from '@/editor/browser/serve-copy';
import {
  article,
  articleFields,
  articles,
  COMPILED_MS,
  fillArticle,
  labelOf,
  notice,
  pressSave,
  read,
  restoreContent,
  saveButton,
  slug,
} from './forms';

test.beforeEach(restoreContent);

/** Holds saves on their way: resolves to the next one. */
async function holdSaves(page: Page): Promise<() => Promise<Route>> {
  const held: ((route: Route) => void)[] = [];
  await page.route('**/admin/api/v1?*', (route, request) => {
    const isSave = request.postData()?.includes('"action":"persistEntry"');
    return isSave && held.length > 0 ? held.shift()?.(route) : route.continue();
  });
  return () => new Promise((resolve) => void held.push(resolve));
}

const refuse = (route: Route, error: string) => route.fulfill({ status: 422, json: { error } });

test('the form of a new article keeps all that it takes while the first save is under way', async ({
  page,
}) => {
  const text = page.getByLabel('Text', { exact: true });
  /** Clicks into the field, which may not let itself be clicked, and types. */
  const type = async (words: string) => {
    await text.scrollIntoViewIfNeeded();
    const { x, y } = (await text.boundingBox())!;
    await page.mouse.click(x + 8, y + 8);
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(words);
  };
  const nextSave = await holdSaves(page);
  await fillArticle(page, 'One.');
  const refused = nextSave();
  await pressSave(page);
  const first = await refused;
  await type(' Two.');
  const before = await text.inputValue();
  await refuse(first, 'The disk is full');
  await expect(notice(page)).toContainText('The disk is full');
  await expect(text).toHaveValue(before);
  await type(' Three.');
  await expect(text).toHaveValue(`${before} Three.`);

  const saved = nextSave();
  await pressSave(page);
  const second = await saved;
  await type(' Four.');
  const after = await text.inputValue();
  await second.continue();
  await expect(page).toHaveURL(/entries\/written-in-a-form$/);
  await expect(text).toHaveValue(`\n${after}\n`);

  await type('Five.');
  await pressSave(page);
  await expect(page.getByText('Changes saved')).toBeVisible();
  expect(read(COPY, 'content/en/journal/written-in-a-form.md')).toMatch(`\n${after}\nFive.`);
});

const title = (page: Page) =>
  page.getByLabel(labelOf(articleFields, 'title'), { exact: true }).first();
const list = (page: Page) => page.getByRole('link', { name: /^←/ });

test('a new article is not left without a question while it is saved', async ({ page }) => {
  const nextSave = await holdSaves(page);
  await page.goto('/admin/#/collections/articles');
  await fillArticle(page, 'One.');
  const saving = nextSave();
  await pressSave(page);
  const route = await saving;
  const { x, y } = (await list(page).boundingBox())!;
  await page.mouse.click(x + 8, y + 8);
  await expect(page).toHaveURL(/articles\/new$/);
  const told = page.waitForEvent('dialog');
  const back = page.goBack();
  const dialog = await told;
  expect(dialog.message()).toMatch(/not saved|leave this page/);
  await dialog.dismiss();
  await back;
  await expect(page).toHaveURL(/articles\/new$/);
  await refuse(route, 'The disk is full');
  await expect(notice(page)).toContainText('The disk is full');
  await expect(title(page)).toHaveValue('Written in a form');
  await expect(saveButton(page)).toBeFocused();
});

test('what is typed into another form while one is saved stays unsaved there', async ({ page }) => {
  const [, other = ''] = articles;
  const nextSave = await holdSaves(page);
  page.on('dialog', (dialog) => void dialog.accept());
  const type = async (letter: string) => {
    await title(page).press('End');
    await title(page).press(letter);
  };
  /** Saves, and goes to the list meanwhile. */
  const saveAndLeave = async () => {
    const saving = nextSave();
    await pressSave(page);
    const route = await saving;
    await list(page).click();
    return route;
  };
  const open = async (file: string) => {
    await page.locator(`a[href$="/${basename(file, '.md')}"]`).click();
    await expect(page.getByText('Changes saved')).toBeVisible();
  };
  await page.goto(`/admin/#/collections/articles/entries/${slug}`, { timeout: COMPILED_MS });
  await type('W');
  await (await saveAndLeave()).continue();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await open(article);
  await expect(page.getByText('Not saved')).toHaveCount(0);

  await type('X');
  const first = await saveAndLeave();
  await open(other);
  await first.continue();
  await expect.poll(() => read(COPY, article)).toMatch(/^title: .*WX$/m);
  await expect(page.getByText('Saved', { exact: true }).last()).toBeVisible();
  await expect(page.getByText('Changes saved')).toBeVisible();

  // Of its own form, too, what is typed meanwhile is not saved.
  await type('Y');
  const saving = nextSave();
  await pressSave(page);
  const second = await saving;
  await type('Z');
  await second.continue();
  await expect.poll(() => read(COPY, other)).toMatch(/^title: .*Y$/m);
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await pressSave(page);
  await expect(page.getByText('Changes saved')).toBeVisible();
  expect(read(COPY, other)).toMatch(/^title: .*YZ$/m);
});

for (const width of [1280, 390]) {
  test(`what is said of a save leaves room for the last field at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const lines = Array.from({ length: 60 }, (_, index) => `Mistake ${index}`);
    await page.route('**/admin/api/problems', (route) => route.fulfill({ json: lines }));
    await page.goto('/admin/#/collections/company/entries/site');
    await page.getByRole('textbox').first().press('End');
    await page.keyboard.press('!');
    await saveButton(page).click();
    await expect(notice(page)).toContainText('Mistake 59');
    const { y: top } = (await notice(page).boundingBox())!;
    expect(top).toBeGreaterThan(844 / 2);

    const last = page.getByRole('button', { name: 'Add site' });
    const isAbove = async () => {
      const { y, height } = (await last.boundingBox())!;
      return y + height < top;
    };
    await last.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(isAbove).toBe(true);
    await page.mouse.move(width / 2, 300);
    await page.mouse.wheel(0, -100_000);
    await expect.poll(isAbove).toBe(false);
    await page.mouse.wheel(0, 100_000);
    await expect.poll(isAbove).toBe(true);
  });
}

test('a save that nobody answers says what to do', async ({ page }) => {
  await page.goto('/admin/#/collections/company/entries/site');
  await page.getByRole('textbox').first().press('End');
  await page.keyboard.press('!');
  await page.route('**/admin/api/v1*', (route) => route.abort());
  await saveButton(page).click();
  await expect(notice(page)).toContainText('start it again with npm run edit');
  await expect(page.getByText('Failed to fetch')).toHaveCount(0);
});
