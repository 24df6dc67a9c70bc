/** What is typed while a save is under way, and after it has been refused. */
import { expect, test, type Page, type Route } from '@playwright/test';
import { COPY } from '@/editor/browser/serve-copy';
import { fillArticle, notice, pressSave, read, restoreContent } from './forms';

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
