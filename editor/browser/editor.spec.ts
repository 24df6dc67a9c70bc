import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { phonePicture } from '@/__tests__/content/picture-files/originals';
import { contentFilesIn } from '@/content/model/catalogue';
import { articleFilesIn } from '@/content/model/rules/content-files';
import { composedPage } from '@/content/model/schemas/composed-page';
import { MEDIA } from '@/content/model/pictures';
import { frontMatter } from '@/content/model/schemas/article';
import { image } from '@/content/model/schemas/image';
import { toJsonSchema, type JsonSchema } from '@/content/model/reading/to-json-schema';
import { COPY } from '@/editor/browser/serve-copy';
import { exportEditor } from '@/editor/hosted/export-editor';
import { defaultLanguage } from '@/messages/languages';

const contentFiles = contentFilesIn(defaultLanguage.code);

const FAQ = 'content/en/faq.yaml';
/** Next compiles a page when it is first requested. */
const COMPILED_MS = 120_000;

type Faq = { questions: { id: string; question: string; answer: string; category: string }[] };

const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8');
const { questions } = parse(read('.', FAQ)) as Faq;
const articleFields = toJsonSchema(frontMatter);
const faqFields = toJsonSchema(contentFiles.faq.schema);
const questionFields = faqFields.properties?.questions?.items ?? {};

/** What the form calls a field. */
const labelOf = (fields: JsonSchema, name: string) => fields.properties?.[name]?.title ?? name;

const imageFields = toJsonSchema(image);

const first = questions[0] as Faq['questions'][number];
const [article = ''] = articleFilesIn(defaultLanguage.code);
const slug = basename(article, '.md');

/** The lines that only one of two texts has. */
function changedLines(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return {
    removed: old.filter((line) => !now.includes(line)),
    added: now.filter((line) => !old.includes(line)),
  };
}

/** The list with this label in the form. */
function list(page: Page, label: string) {
  return page.getByLabel('list field').filter({ has: page.getByText(label, { exact: true }) });
}

/** The entry of a list whose heading is `summary`. */
function entry(page: Page, summary: string) {
  return page.getByText(summary, { exact: true }).locator('..');
}

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).last().fill(option);
  await page.keyboard.press('Enter');
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** Saves an article or a page of sections, for which the button has a menu. */
async function pressSave(page: Page) {
  await saveButton(page).click();
  await page.getByRole('menuitem', { name: 'Save', exact: true }).click();
}

async function save(page: Page) {
  await saveButton(page).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
}

/** The message of the form about a save. */
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /saved/i });

/** Opens the entry of a question in the form, and returns its field called `name`. */
async function openQuestion(page: Page, question: string, name: string) {
  await page.goto('/admin/#/collections/collections/entries/faq');
  await entry(page, question).getByRole('button').first().click();
  return entry(page, question).getByLabel(labelOf(questionFields, name), { exact: true });
}

// A test may leave content with which the pages of the next test fail.
test.beforeEach(() => cpSync('content', join(COPY, 'content'), { recursive: true }));

// The first test, because others leave mistakes in the copy, with which no page is drawn.
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
  await page.getByLabel('First sentence').fill('Nobody weaves.');
  await page
    .getByRole('textbox', { name: 'Text', exact: true })
    .last()
    .fill('## What is left\n\n- One thread\n');
  await pressSave(page);
  await expect(page.getByText('Changes saved')).toBeVisible();
  expect(parse(read(COPY, file))).toMatchObject({
    path: '/rest',
    sections: [
      { kind: 'intro', heading: 'The looms rest' },
      { kind: 'text', text: '## What is left\n\n- One thread\n' },
    ],
  });
  await page.goto('/rest');
  await expect(page.getByRole('heading', { level: 1, name: 'The looms rest' })).toBeVisible({
    timeout: COMPILED_MS,
  });
  await expect(page.getByRole('listitem').filter({ hasText: 'One thread' })).toBeVisible();
});

test('what is entered in the forms is on the pages of the site', async ({ page, context }) => {
  const hosts = new Set<string>();
  context.on('request', (request) => hosts.add(new URL(request.url()).host));

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
    await page.goto('/admin/#/collections/articles/new');
    const field = (name: string) => page.getByLabel(labelOf(articleFields, name), { exact: true });
    await field('title').fill('Written in a form');
    await field('summary').fill(
      'What somebody writes in a form is an article like all of the others.',
    );
    await field('date').fill('2026-05-12');
    await field('author').fill('Client coordinator');
    await choose(page, labelOf(articleFields, 'topic'), 'Prepare');
    await choose(page, labelOf(articleFields, 'services'), 'Business');
    await choose(page, labelOf(articleFields, 'icon'), 'book-open');
    await page
      .getByLabel('Text', { exact: true })
      .fill(
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

test('a form writes a file that was not there', async ({ page }) => {
  const { file, schema } = contentFiles.notice;
  rmSync(join(COPY, file), { force: true });
  const field = (name: string) => page.getByLabel(labelOf(toJsonSchema(schema), name));
  await page.goto('/admin/#/collections/collections/entries/notice');
  await field('text').fill('The looms rest');
  await field('until').fill('2026-05-12');
  await save(page);
  expect(parse(read(COPY, file))).toEqual({ text: 'The looms rest', until: '2026-05-12' });
  await expect(notice(page)).toBeHidden();
});

test('a picture is uploaded with its article, and refused if no page could show it', async ({
  page,
}) => {
  const upload = async (name: string, buffer: Buffer) => {
    await page
      .getByRole('button', { name: /^(Choose|Add) an image|^Choose different image/ })
      .click();
    const library = page.getByRole('dialog');
    await library
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    // An uploaded picture is already selected: a click on it would deselect it.
    await expect(library.getByText(name.toLowerCase())).toBeVisible();
    await library.getByRole('button', { name: 'Choose selected' }).click();
  };
  await page.goto(`/admin/#/collections/articles/entries/${slug}`);
  const group = page
    .getByLabel('object field')
    .filter({ hasText: labelOf(articleFields, 'image') });
  await group.getByRole('button', { name: 'Expand' }).click();

  await upload('broken.jpg', Buffer.from('No picture at all, whatever its name may say to you.'));
  await page.getByLabel(labelOf(imageFields, 'alt')).fill('Two looms');
  await pressSave(page);
  await expect(notice(page)).toContainText('broken.jpg is not a picture');
  expect(existsSync(join(COPY, MEDIA, 'broken.jpg'))).toBe(false);

  await upload('Team.JPG', await phonePicture(3024, 4032).toBuffer());
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
  await expect(notice(page)).toContainText(`add \`aliases: [/blog/${slug}]\``);
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

test('on a host the page itself merges what is saved into the file', async ({ page }) => {
  const folder = join('reports', 'editor-export');
  await exportEditor(folder, 'owner/name', 'https://site.example');
  const sent: { action: string; params: { dataFiles: { path: string; raw: string }[] } }[] = [];
  // Serves the exported page, which saves to the copy instead of the repository.
  await page.route('**/admin/**', async (route, request) => {
    if (request.method() === 'POST') {
      sent.push(request.postDataJSON() as (typeof sent)[number]);
      return route.continue();
    }
    const name = new URL(request.url()).pathname.slice('/admin/'.length) || 'index.html';
    if (name !== 'config.yml') return route.fulfill({ path: join(folder, name) });
    const proxy = { name: 'proxy', proxy_url: '/admin/api/v1' };
    const config = parse(readFileSync(join(folder, name), 'utf8')) as object;
    return route.fulfill({
      contentType: 'text/yaml',
      body: JSON.stringify({ ...config, backend: proxy }),
    });
  });

  const before = read(COPY, FAQ);
  await page.goto('/admin/#/collections/collections/entries/faq');
  await page.getByRole('button', { name: 'Login' }).click();
  await (await openQuestion(page, first.question, 'category')).fill('Another');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();

  const [saved] = sent.filter(({ action }) => action === 'persistEntry');
  const { removed, added } = changedLines(before, saved?.params.dataFiles[0]?.raw ?? '');
  expect(added).toEqual(['    category: Another']);
  expect(removed.length).toBeLessThanOrEqual(1);
});
