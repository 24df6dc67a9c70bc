import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { composedPage } from '@/content/model/schemas/composed-page';
import { toJsonSchema } from '@/content/model/reading/to-json-schema';
import { phonePicture } from '@/__tests__/content/picture-files/originals';
import { COPY } from '@/editor/browser/serve-copy';
import {
  article,
  changedLines,
  COMPILED_MS,
  contentFiles,
  FAQ,
  faqFields,
  fillArticle,
  first,
  imageFields,
  labelOf,
  list,
  notice,
  openQuestion,
  pressSave,
  questionFields,
  questions,
  read,
  restoreContent,
  save,
  saveButton,
  upload,
} from './forms';

test.beforeEach(restoreContent);

test('a page is put together from sections, and stands on the site', async ({ page }) => {
  const file = 'content/en/pages/the-looms-rest.yaml';
  const fields = toJsonSchema(composedPage);
  const field = (name: string) => page.getByLabel(labelOf(fields, name), { exact: true }).first();
  await page.goto('/admin/#/collections/pages-of-sections/new');
  await field('title').fill('The looms rest');
  await field('description').fill(
    'For a week nobody weaves, and here is what happens to your cloth.',
  );
  await field('label').fill('Rest');
  await field('path').fill('/rest');
  for (const kind of ['Introduction', 'Text']) {
    await page.getByRole('button', { name: /^Add section/i }).click();
    await page.getByRole('menuitem', { name: kind, exact: true }).click();
  }
  await page.getByLabel('Words above the heading').fill('In August');
  await page.getByLabel('Heading', { exact: true }).fill('The looms rest');
  await page.getByLabel('First sentence', { exact: true }).fill('Nobody weaves.');
  const picture = page.getByLabel('object field').filter({ hasText: 'Picture' });
  await picture.getByRole('button', { name: 'Expand' }).click();
  await upload(page, 'Loom.JPG', await phonePicture(3024, 4032).toBuffer());
  await page.getByLabel(labelOf(imageFields, 'alt'), { exact: false }).last().fill('A loom');
  await page
    .getByRole('textbox', { name: 'Text', exact: true })
    .last()
    .fill('## What is left\n\n- One thread\n');
  await pressSave(page);
  await expect(page.getByText('Changes saved')).toBeVisible();
  expect(parse(read(COPY, file))).toMatchObject({
    path: '/rest',
    sections: [
      { kind: 'intro', image: { file: 'loom.jpg', alt: 'A loom' } },
      { kind: 'text', text: '## What is left\n\n- One thread\n' },
    ],
  });
  // Next learns of a new page some seconds after it has been saved.
  await expect(async () => {
    expect((await page.goto('/rest'))?.status()).toBe(200);
  }).toPass({ timeout: COMPILED_MS });
  await expect(page.getByRole('heading', { level: 1, name: 'The looms rest' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'One thread' })).toBeVisible();
});

test('what is entered in the forms is on the pages of the site', async ({ page, context }) => {
  const hosts = new Set<string>();
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    // Next's page for a mistake has pictures in `data:` URLs, which ask nobody.
    if (/^http/.test(protocol)) hosts.add(host);
  });

  const site = await context.newPage();
  await site.goto('/faq', { timeout: COMPILED_MS });

  await test.step('change an answer', async () => {
    const answer = await openQuestion(page, first.question, 'answer');
    await expect(answer).toHaveValue(first.answer);
    await answer.fill(`${first.answer.slice(0, -1)}, by return.`);
    // There is only one way to save, so it is a button without a menu.
    await expect(saveButton(page)).not.toHaveAttribute('aria-haspopup');
    await saveButton(page).press('ArrowDown');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await saveButton(page).press('Enter');
    await expect(page.getByText('Changes saved')).toBeVisible();
    await expect(notice(page)).toBeHidden();

    const { removed, added } = changedLines(read('.', FAQ), read(COPY, FAQ));
    expect(removed).toHaveLength(1);
    expect(added.join('\n')).toContain('by return.');
    // The open page updates by itself.
    await expect(site.getByText('by return.')).toBeAttached({ timeout: COMPILED_MS });
  });

  await test.step('add a question', async () => {
    const questions = list(page, labelOf(faqFields, 'questions')).first();
    await questions.getByRole('button', { name: 'Add question' }).click();
    const field = (name: string) =>
      questions.getByLabel(labelOf(questionFields, name), { exact: true }).last();
    await field('id').fill('a-new-question');
    await field('question').fill('Does the editor work?');
    await field('answer').fill(`It does, ${'and it says so at some length '.repeat(7)}here.`);
    await field('category').fill(first.category);
    const keywords = questions.getByRole('button', { name: 'Add keyword' }).last();
    for (const word of ['editor', 'form']) {
      await keywords.click();
      await questions.getByLabel('Keyword', { exact: true }).last().fill(word);
    }
    await save(page);

    expect(changedLines(read('.', FAQ), read(COPY, FAQ)).removed).toHaveLength(1);
    await expect(site.getByText('Does the editor work?').first()).toBeAttached({
      timeout: COMPILED_MS,
    });
  });

  await test.step('write an article with a table', async () => {
    await fillArticle(
      page,
      '## A table\n\n| Day | Task |\n| --- | --- |\n| Monday | Write[^1] |\n\n[^1]: In a form.',
    );
    await pressSave(page);
    await expect(page.getByText('Changes saved')).toBeVisible();

    // The page does not exist until it is compiled.
    await expect(async () => {
      await site.goto('/blog/written-in-a-form');
      await expect(site.getByRole('cell', { name: 'Monday' })).toBeVisible();
    }).toPass({ timeout: COMPILED_MS });
    await expect(site.getByText('In a form.')).toBeVisible();
  });

  await test.step('delete it, although another article links to it', async () => {
    appendFileSync(join(COPY, article), '\n[A link](/blog/written-in-a-form)\n');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: /^Delete/ }).click();
    const notice = page.getByRole('status').filter({ hasText: 'cannot be built' });
    await expect(notice).toContainText('“/blog/written-in-a-form” is not a page of this site');
  });

  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('of two tabs with one file, the second to save loses nothing and learns what to do', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const [, second, third] = questions;
  const mine = await openQuestion(page, second!.question, 'category');
  const theirs = await openQuestion(other, third!.question, 'category');
  await theirs.fill('Theirs');
  await save(other);

  await mine.fill('Mine');
  await saveButton(page).click();
  await expect(notice(page)).toContainText('has been changed since this tab opened it');
  await expect(mine).toHaveValue('Mine');
  expect(read(COPY, FAQ)).toContain('category: Theirs');
  expect(read(COPY, FAQ)).not.toContain('category: Mine');

  // As the message advises: another tab shows the file as it is now, and takes the change.
  const again = await context.newPage();
  await (await openQuestion(again, second!.question, 'category')).fill('Mine');
  await save(again);
  expect(read(COPY, FAQ)).toContain('category: Theirs');
  expect(read(COPY, FAQ)).toContain('category: Mine');
});

test('what is wrong with a field is said in the words of the form', async ({ page }) => {
  const [, , , fourth] = questions;
  await (await openQuestion(page, fourth!.question, 'answer')).fill('Too short.');
  await save(page);
  const list = labelOf(faqFields, 'questions');
  const label = labelOf(questionFields, 'answer');
  await expect(notice(page)).toContainText(
    `${contentFiles.faq.title}: entry 4 of “${list}” (“${fourth!.id}”), field “${label}”: has 2 words`,
  );
});

test('a list that is pasted into one line is refused', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const field = await openQuestion(page, first.question, 'category');
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field.press('ControlOrMeta+v');
  };
  const told = page.waitForEvent('dialog');
  const pasted = paste('1. One\n2. Two');
  await (await told).accept();
  await pasted;
  await expect(field).toHaveValue(first.category);
  await field.clear();
  await paste('One - or\ntwo');
  await expect(field).toHaveValue(/^One - or ?two$/);
});
