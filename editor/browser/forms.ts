/** The forms of the editor, for a copy of the site. */
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { contentFilesIn } from '@/content/model/catalogue';
import { articleFilesIn } from '@/content/model/rules/content-files';
import { frontMatter } from '@/content/model/schemas/article';
import { image } from '@/content/model/schemas/image';
import { COPY } from '@/editor/browser/serve-copy';
import { filesBelow } from '@/engine/shared/files-below';
import { toJsonSchema, type JsonSchema } from '@/content/model/reading/to-json-schema';
import { defaultLanguage } from '@/messages/languages';

export const contentFiles = contentFilesIn(defaultLanguage.code);

export const FAQ = 'content/en/faq.yaml';
/** Next compiles a page when it is first requested. */
export const COMPILED_MS = 120_000;

/** Gives the copy the content of the site again: with what a test has left, the next one's pages fail. */
export function restoreContent(): void {
  const copy = join(COPY, 'content');
  cpSync('content', copy, { recursive: true });
  const texts = filesBelow(copy).filter((file) => /\.(?:md|yaml)$/.test(file));
  const added = texts.filter((file) => !existsSync(join('content', file)));
  for (const file of added) rmSync(join(copy, file));
}

export type Faq = {
  questions: { id: string; question: string; answer: string; category: string }[];
};

export const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8');
export const { questions } = parse(read('.', FAQ)) as Faq;
export const articleFields = toJsonSchema(frontMatter);
export const faqFields = toJsonSchema(contentFiles.faq.schema);
export const questionFields = faqFields.properties?.questions?.items ?? {};

/** What the form calls a field. */
export const labelOf = (fields: JsonSchema, name: string) =>
  fields.properties?.[name]?.title ?? name;

export const imageFields = toJsonSchema(image);

export const first = questions[0] as Faq['questions'][number];
export const articles = articleFilesIn(defaultLanguage.code);
export const [article = ''] = articles;
export const slug = basename(article, '.md');

/** The lines that only one of two texts has. */
export function changedLines(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return {
    removed: old.filter((line) => !now.includes(line)),
    added: now.filter((line) => !old.includes(line)),
  };
}

/** The list with this label in the form. */
export function list(page: Page, label: string) {
  return page.getByLabel('list field').filter({ has: page.getByText(label, { exact: true }) });
}

/** The entry of a list whose heading is `summary`. */
export function entry(page: Page, summary: string) {
  return page.getByText(summary, { exact: true }).locator('..');
}

export async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).last().fill(option);
  await page.keyboard.press('Enter');
}

/** Fills in the form of a new article, which is “Written in a form” and has this text. */
export async function fillArticle(page: Page, text: string) {
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
  await page.getByLabel('Text', { exact: true }).fill(text);
}

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** Saves an article or a page of sections, for which the button has a menu. */
export async function pressSave(page: Page) {
  await saveButton(page).click();
  await page.getByRole('menuitem', { name: 'Save', exact: true }).click();
}

export async function save(page: Page) {
  await saveButton(page).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
}

/** Uploads a picture into the only field for one, where another may be. */
export async function upload(page: Page, name: string, buffer: Buffer) {
  await page
    .getByRole('button', { name: /^(Choose|Add) an image|^Choose different image/ })
    .click();
  const library = page.getByRole('dialog');
  await library.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  // An uploaded picture is already selected: a click on it would deselect it.
  await expect(library.getByText(name.toLowerCase())).toBeVisible();
  await library.getByRole('button', { name: 'Choose selected' }).click();
}

/** The message of the form about a save. */
export const notice = (page: Page) => page.getByRole('status').filter({ hasText: /saved/i });

/** Opens the entry of a question in the form, and returns its field called `name`. */
export async function openQuestion(page: Page, question: string, name: string) {
  await page.goto('/admin/#/collections/collections/entries/faq');
  await entry(page, question).getByRole('button').first().click();
  return entry(page, question).getByLabel(labelOf(questionFields, name), { exact: true });
}
