import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parseAllDocuments } from 'yaml';
import {
  article,
  articleFields,
  contentFiles,
  labelOf,
  notice,
  read,
  restoreContent,
  save,
  slug,
} from '@/editor/browser/forms';
import { COPY } from '@/editor/browser/serve-copy';

test.beforeEach(restoreContent);

test('the form is that of the address, by bookmark, Back and Forward, and so is the save', async ({
  page,
}) => {
  const title = page.getByLabel(labelOf(articleFields, 'title'), { exact: true }).first();
  const composed = 'content/en/pages/the-looms-rest.yaml';
  const pricing = read(COPY, contentFiles['pages/pricing'].file);
  writeFileSync(
    join(COPY, composed),
    pricing.replace(/^title: .*$/m, 'title: The looms rest\npath: /rest'),
  );
  // Two of one collection, and of others.
  const forms = [
    ['pages/entries/pages-careers', contentFiles['pages/careers'].file],
    ['pages/entries/pages-pricing', contentFiles['pages/pricing'].file],
    [`articles/entries/${slug}`, article],
    ['pages-of-sections/entries/the-looms-rest', composed],
  ] as const;
  const isShown = ([, file]: (typeof forms)[number]) => {
    const [yaml] = parseAllDocuments(read(COPY, file));
    return expect(title).toHaveValue(yaml?.get('title') as string);
  };
  for (const form of forms) {
    await page.goto(`/admin/#/collections/${form[0]}`);
    await isShown(form);
  }
  for (const form of forms.toReversed().slice(1)) {
    await page.goBack();
    await isShown(form);
  }
  await page.goForward();
  await isShown(forms[1]);

  // What was typed is asked for, and stays where one stays.
  const texts = () => forms.map(([, file]) => read(COPY, file));
  const before = texts();
  const leave = () =>
    page.evaluate((hash) => void (location.hash = hash), `/collections/${forms[0][0]}`);
  await title.fill('What it all costs');
  page.once('dialog', (dialog) => void dialog.dismiss());
  await leave();
  await expect(page).toHaveURL(/pages-pricing$/);
  await expect(title).toHaveValue('What it all costs');
  await save(page);
  const after = texts();
  expect(after.filter((text, index) => text !== before[index])).toEqual([after[1]]);
  expect(after[1]).toContain('title: What it all costs\n');

  // It is asked for once, and is gone where one leaves.
  await title.fill('Nothing');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await leave();
  await isShown(forms[0]);
  expect(asked).toHaveLength(1);
});

test('a saved change is undone in the same form, and saved again', async ({ page }) => {
  const { file } = contentFiles['pages/pricing'];
  const title = page.getByLabel(labelOf(articleFields, 'title'), { exact: true }).first();
  await page.goto('/admin/#/collections/pages/entries/pages-pricing');
  const before = await title.inputValue();
  // Keys, because Decap puts the caret at the end of a field that is filled at once.
  await title.press('End');
  await title.press('!');
  await save(page);
  await title.press('Backspace');
  await expect(title).toHaveValue(before);
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await save(page);
  expect(read(COPY, file)).toBe(read('.', file));
});

test('what was typed and not saved is there again after a crash, and is saved then', async ({
  page,
}) => {
  const form = 'pages/entries/pages-pricing';
  const title = page.getByLabel(labelOf(articleFields, 'title'), { exact: true }).first();
  const isKept = (kept: string) =>
    page.evaluate(
      (key) =>
        new Promise((resolve) => {
          const opening = indexedDB.open('localforage');
          opening.addEventListener('success', () => {
            const store = opening.result.transaction('keyvaluepairs').objectStore('keyvaluepairs');
            const counting = store.count(key);
            counting.addEventListener('success', () => resolve(counting.result === 1));
          });
        }),
      kept,
    );
  await page.goto(`/admin/#/collections/${form}`);
  await title.fill('What it all costs');
  await expect.poll(() => isKept('backup.pages.pages-pricing')).toBe(true);

  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'confirm') asked.push(dialog.message());
    void dialog.accept();
  });
  await page.reload();
  await expect(title).toHaveValue('What it all costs');
  expect(asked).toEqual([expect.stringContaining('typed here and not saved')]);
  await expect(page.getByText('Failed')).toHaveCount(0);
  await save(page);
  expect(read(COPY, contentFiles['pages/pricing'].file)).toMatch(/^title: What it all costs$/m);
});

for (const [collection, name] of [
  ['pages', 'nope'],
  ['articles', 'nope'],
  ['articles', 'No-pe!'],
  ['pages-of-sections', 'nope'],
] as const) {
  test(`an address of ${collection} with nothing at “${name}” says so`, async ({ page }) => {
    const told = page.waitForEvent('dialog');
    const opened = page.goto(`/admin/#/collections/${collection}/entries/${name}`);
    const dialog = await told;
    expect(dialog.message()).toContain('nothing at this address');
    await dialog.accept();
    await opened;
    await expect(page).toHaveURL(new RegExp(`#/collections/${collection}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });
}
