/** Articles in the editor: their pictures, names and dates. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { phonePicture } from '@/__tests__/content/picture-files/originals';
import { MEDIA } from '@/content/model/pictures';
import { COPY } from '@/editor/browser/serve-copy';
import {
  article,
  articleFields,
  changedLines,
  COMPILED_MS,
  entry,
  imageFields,
  labelOf,
  notice,
  pressSave,
  read,
  restoreContent,
  slug,
  upload,
} from './forms';

test.beforeEach(restoreContent);

test('a picture is uploaded with its article, and refused if no page could show it', async ({
  page,
}) => {
  await page.goto(`/admin/#/collections/articles/entries/${slug}`);
  const group = page
    .getByLabel('object field')
    .filter({ hasText: labelOf(articleFields, 'image') });
  await group.getByRole('button', { name: 'Expand' }).click();

  await upload(
    page,
    'broken.jpg',
    Buffer.from('No picture at all, whatever its name may say to you.'),
  );
  await page.getByLabel(labelOf(imageFields, 'alt')).fill('Two looms');
  await pressSave(page);
  await expect(notice(page)).toContainText('broken.jpg is not a picture');
  expect(existsSync(join(COPY, MEDIA, 'broken.jpg'))).toBe(false);

  await upload(page, 'Team.JPG', await phonePicture(3024, 4032).toBuffer());
  await pressSave(page);
  await expect(page.getByText('Changes saved')).toBeVisible();
  expect(read(COPY, article)).toMatch(/^image:\n {2}file: team\.jpg\n {2}alt: Two looms$/m);
  expect(readdirSync(join(COPY, MEDIA))).toEqual(['team.jpg']);

  await page.goto(`/blog/${slug}`);
  const picture = page.getByRole('img', { name: 'Two looms' });
  await expect(picture).toBeVisible({ timeout: COMPILED_MS });
  await expect(picture).toHaveJSProperty('complete', true, { timeout: COMPILED_MS });
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
});

test('on a phone everything that can be done with an article is in the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/#/collections/articles/entries/${slug}`);
  const title = page.getByLabel(labelOf(articleFields, 'title'), { exact: true });
  for (const [role, name] of [
    ['button', /^Save/],
    ['button', /^Delete/],
    ['link', /^See the page/],
  ] as const) {
    await expect(page.getByRole(role, { name })).toBeInViewport({ ratio: 1 });
  }
  // What wraps in the toolbar moves the form, and does not cover it.
  await title.click({ trial: true });

  // Nor is what stands deep in a list wider than the window.
  await page.goto('about:blank');
  await page.goto('/admin/#/collections/pages/entries/pages-careers');
  await entry(page, 'Open positions').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Add position' }).click();
  const day = await page.getByLabel('Until').last().boundingBox();
  expect((day?.x ?? 0) + (day?.width ?? 390)).toBeLessThanOrEqual(390);
});

test('an article is renamed by a duplicate, and its former path is kept', async ({ page }) => {
  const renamed = article.replace(slug, 'what-the-weaver-asks');
  const open = async (name: string) => {
    // A change of the fragment alone would not load the page again.
    await page.goto('about:blank');
    await page.goto(`/admin/#/collections/articles/entries/${name}`);
  };
  const titleField = page.getByLabel(labelOf(articleFields, 'title'), { exact: true });

  await open(slug);
  await page.getByRole('button', { name: /^Saved/ }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page).toHaveURL(/articles\/new/);
  await titleField.fill('What the weaver asks');
  await pressSave(page);
  await expect(notice(page)).toContainText('is used in');
  await expect(page).toHaveURL(/entries\/what-the-weaver-asks$/);
  expect(existsSync(join(COPY, renamed))).toBe(true);

  await open(slug);
  await expect(titleField).not.toHaveValue('What the weaver asks');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(notice(page)).toContainText(
    `“/blog/${slug}” was published and leads nowhere now: name it in “Former paths”`,
  );
  expect(existsSync(join(COPY, article))).toBe(false);

  await open('what-the-weaver-asks');
  await page.getByRole('button', { name: /^Add former path/i }).click();
  await page.getByLabel('Former path').last().fill(`/blog/${slug}`);
  await pressSave(page);
  await expect(page.getByText('Changes saved')).toBeVisible();
  expect(read(COPY, renamed)).toMatch(new RegExp(`^aliases:\n {2}- /blog/${slug}$`, 'm'));
});

test('an article keeps its time of day when its title is changed, until that is changed, too', async ({
  page,
}) => {
  const text = read(COPY, article).replace(/^date: .*$/m, 'date: 2026-03-17 09:00');
  writeFileSync(join(COPY, article), text);
  await page.goto(`/admin/#/collections/articles/entries/${slug}`);
  await page.getByLabel(labelOf(articleFields, 'title'), { exact: true }).fill('At nine it begins');
  await pressSave(page);
  await expect(page.getByText('Changes saved')).toBeVisible();
  expect(changedLines(text, read(COPY, article)).added).toEqual(['title: At nine it begins']);

  const day = page.getByLabel(labelOf(articleFields, 'date'), { exact: true });
  const time = page.getByLabel(`${labelOf(articleFields, 'date')}: time of day`);
  await expect(time).toHaveValue('09:00');
  for (const [change, date] of [
    [() => time.fill('10:30'), '2026-03-17 10:30'],
    [() => day.fill('2026-03-18'), '2026-03-18 10:30'],
    [() => time.fill(''), '2026-03-18'],
  ] as const) {
    await change();
    await pressSave(page);
    await expect(page.getByText('Changes saved')).toBeVisible();
    expect(read(COPY, article)).toMatch(`\ndate: ${date}\n`);
  }
});
