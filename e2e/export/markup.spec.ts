/** Every file of HTML in the export is valid, whatever ids the content has. */
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { articles } from '@/content/model/journal';
import { content, pages } from '@/content/model/loaded';
import { articlePath } from '@/content/model/paths';
import { routes } from '@/content/model/routes';
import { readText } from '@/components/journal/markdown';
import { elementsIn } from '@/content/model/reading/name-headings';
import { referencesIn } from '@/content/model/rules/references-in';
import { composedPages } from '@/e2e/support/composed-pages';
import { exportedPage, exportedPages, isTranslated } from '@/e2e/support/exported';
import { slug } from '@/content/model/schemas/primitives';
import { sectionOfPage, type Section } from '@/content/model/schemas/sections';
import { valuesOf } from '@/engine/shared/markup';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  elements: ['html5'],
});

/** Both browser and page state whether these are expanded; html-validate does not object yet. */
const EXPANDED_TWICE = '[aria-expanded]:is([popovertarget], [command])';

/** The page in a file of the export. */
const pageIn = (file: string) => exportedPage(file.replace(/\.html$/, ''));

for (const file of exportedPages) {
  test(`${file} is valid HTML`, async () => {
    const { results } = await validator.validateFile(join('out', file));
    const problems = results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, selector }) => `${ruleId}: ${message} (${line}, ${selector})`,
      ),
    );
    expect(problems).toEqual([]);

    // Further rules of the W3C's checker.
    const $ = pageIn(file);
    const untitled = $('section:not(:has(h1, h2, h3, h4, h5, h6))').toArray();
    expect(untitled.map((section) => $.html(section).slice(0, 200))).toEqual([]);
    for (const refresh of $('meta[http-equiv=refresh]').toArray()) {
      expect($(refresh).attr('content')).toMatch(/^\d+; url=\S+$/);
    }
    const expandedTwice = $(EXPANDED_TWICE).map((_, toggle) => $.html(toggle));
    expect(expandedTwice.get()).toEqual([]);
  });
}

/** Every id in the content, at any depth. */
function idsIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const { id } = data as { id?: unknown };
  return [...(typeof id === 'string' ? [id] : []), ...Object.values(data).flatMap(idsIn)];
}

const markdownIn = (section: Section) =>
  referencesIn(sectionOfPage, section)
    .filter(({ to }) => to === 'markdown')
    .map(({ value }) => value);

test('ids that code makes begin with a capital letter, which no id of content can', () => {
  const ofContent = new Set(idsIn([content, pages]));
  const texts = new Map<string, readonly string[]>([
    ...routes.map(
      ({ key, path }) =>
        [path, (composedPages.get(key) ?? []).flatMap(markdownIn)] as [string, string[]],
    ),
    ...content['client-stories'].stories.map(
      ({ path = '', text = '' }) => [path, [text]] as [string, string[]],
    ),
    ...articles.map(({ slug: name, body }) => [articlePath(name), [body]] as [string, string[]]),
  ]);
  const files = exportedPages.filter((file) => !isTranslated(file));
  expect(files).not.toEqual([]);
  const others = files.flatMap((file) => {
    const bodies = texts.get(file.replace(/\.html$/, '')) ?? [];
    const ofText = bodies.flatMap((body) => elementsIn(readText({ body }).tree));
    const headings = new Set(ofText.map(({ properties }) => properties.id));
    return (
      valuesOf(pageIn(file), '[id]', 'id')
        // The panels of a service's categories are numbered, and its page has no ids from content.
        .filter((id) => !(file.startsWith('/service/') && /^category-\d+$/.test(id)))
        .filter((id) => !/^[A-Z]/.test(id) && !ofContent.has(id) && !headings.has(id))
        .map((id) => `${file}: ${id}`)
    );
  });
  expect(others).toEqual([]);
  expect([...ofContent].filter((id) => !slug.safeParse(id).success)).toEqual([]);
  expect(slug.safeParse('Help').success).toBe(false);
});
