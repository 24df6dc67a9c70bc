/** The editor as a page on a host, which saves to the repository. */
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { GitHubStandIn } from '@/editor/browser/github-stand-in';
import { exportEditor } from '@/editor/hosted/export-editor';
import {
  article,
  changedLines,
  entry,
  FAQ,
  first,
  labelOf,
  openQuestion,
  questionFields,
  read,
  slug,
} from './forms';

const file = (path: string) => read('.', path);
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });
const saved = (page: Page) => expect(page.getByText('Changes saved')).toBeVisible();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Somebody else' });
let host: GitHubStandIn;

test.beforeEach(async ({ page }) => {
  const folder = join('reports', 'editor-export');
  await exportEditor(folder, 'owner/name', 'https://site.example');
  host = new GitHubStandIn({ [FAQ]: file(FAQ), [article]: file(article) });
  await host.serve(page);
  await page.route('**/admin/**', (route, request) => {
    const name = new URL(request.url()).pathname.slice('/admin/'.length) || 'index.html';
    return route.fulfill({ path: join(folder, name) });
  });
});

test('the page itself merges what is saved into the file', async ({ page }) => {
  await (await openQuestion(page, first.question, 'category')).fill('Another');
  await publish(page).click();
  await saved(page);
  const { removed, added } = changedLines(file(FAQ), host.read(FAQ) ?? '');
  expect(added).toEqual(['    category: Another']);
  expect(removed.length).toBeLessThanOrEqual(1);
});

test('at the address of the site the page says that it needs its own', async ({
  page,
  baseURL,
}) => {
  await exportEditor(join('reports', 'editor-export'), 'owner/name', baseURL ?? '');
  // The page stops itself, and is never loaded.
  await page.goto('/admin/', { waitUntil: 'commit' });
  await expect(page.getByText('The editor needs an address of its own')).toBeVisible();
  await expect(page.locator('script[src]')).toHaveCount(0);
});

test('of two saves the second undoes nothing of the first', async ({ page }) => {
  const category = await openQuestion(page, first.question, 'category');
  const answer = entry(page, first.question).getByLabel(labelOf(questionFields, 'answer'));
  const theirs = `${file(FAQ).replace(first.question, 'Is this theirs?')}# Theirs.\n`;
  host.write(FAQ, theirs);
  await category.fill('Mine');
  await publish(page).click();
  await saved(page);
  expect(changedLines(theirs, host.read(FAQ) ?? '').added).toEqual(['    category: Mine']);

  // The same field: the person chooses, and may go back.
  host.write(FAQ, host.read(FAQ)?.replace('category: Mine', 'category: Theirs'));
  // The form is drawn anew after a save.
  await expect(async () => {
    await category.fill('Mine again');
    await expect(category).toHaveValue('Mine again', { timeout: 1000 });
  }).toPass();
  await answer.fill(`${first.answer} Mine, too.`);
  await publish(page).click();
  const label = `Question 1 › ${labelOf(questionFields, 'category')}`;
  const field = dialog(page).getByRole('group', { name: label });
  await expect(dialog(page).getByRole('group')).toHaveCount(1);
  await expect(field).toContainText('Mine again');
  await expect(field).toContainText('Theirs');
  await dialog(page).getByRole('button', { name: 'Back to the form' }).click();
  await expect(category).toHaveValue('Mine again');
  expect(host.read(FAQ)).toContain('category: Theirs');
  await publish(page).click();
  await field.getByRole('radio', { name: /since you opened/ }).check();
  await dialog(page).getByRole('button', { name: /^Save/ }).click();
  await saved(page);
  expect(host.read(FAQ)).toContain('category: Theirs');
  expect(host.read(FAQ)).toContain('Mine, too.');
  expect(host.read(FAQ)).toMatch(/Is this theirs\?[^]*# Theirs\.$/m);
});

test('an article that somebody else has changed is not deleted', async ({ page }) => {
  const told: string[] = [];
  page.on('dialog', (one) => {
    told.push(one.message());
    void one.accept();
  });
  await page.goto(`/admin/#/collections/articles/entries/${slug}`);
  await page.getByRole('button', { name: /^Delete/ }).waitFor();
  host.write(article, `${file(article)}\nMore.\n`);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect.poll(() => told.at(-1)).toMatch(/changed since you opened it, and was not deleted/);
  expect(host.read(article)).toMatch(/More\.$/m);
});

test('a picture that somebody else has replaced is not deleted', async ({ page }) => {
  const [mine, theirs] = ['content/media/mine.svg', 'content/media/theirs.svg'];
  for (const path of [mine, theirs]) host.write(path, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const told: string[] = [];
  page.on('dialog', (one) => {
    told.push(one.message());
    void one.accept();
  });
  await page.goto('/admin/');
  await page.getByRole('button', { name: 'Media' }).click();
  const remove = async (path: string) => {
    await page.getByText(path.slice('content/media/'.length)).click();
    await page.getByRole('button', { name: 'Delete selected' }).click();
  };
  await page.getByText('theirs.svg').waitFor();
  host.write(theirs, '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>');
  await remove(theirs);
  await expect.poll(() => told.at(-1)).toMatch(/changed since you opened it, and was not deleted/);
  expect(host.read(theirs)).toContain('<g/>');
  await remove(mine);
  await expect.poll(() => host.read(mine)).toBeUndefined();
});
