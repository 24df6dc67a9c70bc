import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { svg } from '@/__tests__/content/picture-files/originals';
import { toJsonSchema } from '@/content/model/reading/to-json-schema';
import { COPY } from '@/editor/browser/serve-copy';
import { contentFiles, labelOf, notice, read, restoreContent, save, saveButton } from './forms';

test.beforeEach(restoreContent);

test('a figure is added, renamed and taken away', async ({ page }) => {
  const { file, schema } = contentFiles.site;
  const figures = () => (parse(read(COPY, file)) as { figures: object }).figures;
  const before = Object.entries(figures());
  await page.goto('/admin/#/collections/company/entries/site');
  const group = page.getByRole('group', { name: labelOf(toJsonSchema(schema), 'figures') });
  const field = (number: number, part: string) => group.getByLabel(`Figure ${number}: ${part}`);
  await expect(field(1, 'name')).toHaveValue(before[0]![0]);
  await group.getByRole('button', { name: 'Add figure' }).click();
  const added = before.length + 1;
  await field(added, 'name').fill(before[0]![0]);
  await field(added, 'value').fill('12 weeks');
  await saveButton(page).click();
  await expect(page.getByText('each needs a name of its own, and a value')).toBeVisible();
  await field(added, 'name').fill('firstReport');
  await save(page);
  expect(Object.entries(figures())).toEqual([...before, ['firstReport', '12 weeks']]);
  await expect(notice(page)).toBeHidden();

  await page.reload();
  await field(added, 'name').fill('');
  await field(added, 'name').pressSequentially('lastReport');
  await save(page);
  expect(Object.entries(figures())).toEqual([...before, ['lastReport', '12 weeks']]);
  await group.getByRole('button', { name: 'Remove figure lastReport' }).click();
  await save(page);
  expect(Object.entries(figures())).toEqual(before);
  expect(read(COPY, file)).toBe(read('.', file));
});

test('a file for which pages have no picture comes with its form', async ({ page }) => {
  const { file } = contentFiles.brand;
  await page.goto('/admin/#/collections/company/entries/brand');
  await page.getByRole('button', { name: 'Choose a file' }).first().click();
  const mark = { name: 'Our mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg()) };
  await page.locator('input[type=file]').setInputFiles(mark);
  await page.getByRole('button', { name: 'Choose selected' }).click();
  await save(page);
  expect(parse(read(COPY, file))).toMatchObject({ logo: '/files/our-mark.svg' });
  const stored = join(COPY, 'public/files/our-mark.svg');
  expect(readFileSync(stored, 'utf8')).toBe(svg());
  await expect(notice(page)).toBeHidden();
  // Opened again, the form's library has it.
  await page.reload();
  await page.getByRole('button', { name: 'Choose different file' }).first().click();
  await expect(page.getByRole('dialog').getByText('our-mark.svg')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: 'Remove file' }).first().click();
  await save(page);
  expect(existsSync(stored)).toBe(false);
});

test('a day that is typed key by key is saved as it was typed', async ({ page }) => {
  const { file, schema } = contentFiles.notice;
  // A form writes a file that is not there, too.
  rmSync(join(COPY, file), { force: true });
  await page.goto('/admin/#/collections/collections/entries/notice');
  const field = (name: string) => page.getByLabel(labelOf(toJsonSchema(schema), name));
  await field('text').fill('Our phones rest.');
  await field('until').focus();
  // The order of day, month and year is that of the browser's language.
  await page.keyboard.type('04042031');
  await expect(field('until')).toHaveValue('2031-04-04');
  await save(page);
  expect(parse(read(COPY, file))).toEqual({ text: 'Our phones rest.', until: '2031-04-04' });
  await expect(notice(page)).toBeHidden();
});
