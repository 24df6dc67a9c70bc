/** Line 68: what follows the logos on the home page, as the content has it. */
import { expect, test } from '@playwright/test';
import { articles } from '@/content/journal';
import { content } from '@/content/loaded';
import { articlePath, servicePath } from '@/content/paths';
import { pathOf } from '@/content/routes';
import { services } from '@/content/services';
import { exportedPage } from '@/e2e/support/exported';

const page = content['pages/home'];
const { models } = content.pricing;
const { rows } = content['pages/pricing'].timelines;
const [story] = content['pages/client-stories'].stories;

const $ = exportedPage('/');
const partOf = (heading: string) =>
  $('main section').filter((_, section) => $(section).find('h2').first().text() === heading);
/** The texts and targets of a part's links. */
const linksOf = (heading: string) =>
  partOf(heading)
    .find('a')
    .map((_, link) => [[$(link).text(), $(link).attr('href')]])
    .get();

test('68: after the logos come six parts in order, none of them an island', () => {
  const headings = $('main section[aria-labelledby] > div h2')
    .map((_, heading) => $(heading).text())
    .get();
  const parts = [
    page.services.heading,
    page.beginning.heading,
    story!.title,
    page.pricing.heading,
    // A site without articles has no such part.
    ...articles.slice(0, 1).map(() => page.journal.heading),
    page.writing.heading,
  ];
  expect(headings.slice(headings.indexOf(page.logosHeading) + 1)).toEqual(parts);
  for (const heading of parts) expect(partOf(heading).find('[data-island]')).toHaveLength(0);
});

test('68: every service is named, with its picture and a link to its page', () => {
  expect(linksOf(page.services.heading)).toEqual(
    services.map(({ id, title }) => [title, servicePath(id)]),
  );
  const pictures = partOf(page.services.heading)
    .find('a img')
    .map((_, image) => $(image).attr('src'))
    .get();
  expect(pictures).toEqual(services.map(({ icon }) => `/art/damask-${icon}.svg`));
});

test('68: the beginning has its stages and the durations of the pricing page', () => {
  const { heading, stages, durationsHeading, action } = page.beginning;
  const part = partOf(heading);
  const titles = part.find('h3').map((_, title) => $(title).text());
  expect(titles.get()).toEqual([...stages.map(({ when }) => when), durationsHeading]);
  for (const { text } of stages) expect(part.text()).toContain(text);
  for (const { size, duration } of rows) expect(part.text()).toContain(size + duration);
  expect(linksOf(heading)).toEqual([[action, pathOf('onboarding-guide')]]);
});

test('68: the first client story is told and leads to the whole of it', () => {
  const { id, title, client, problem, result } = story!;
  for (const text of [client, `${problem} ${result}`]) {
    expect(partOf(title).text()).toContain(text);
  }
  expect(linksOf(title)).toEqual([[page.story.action, `${pathOf('client-stories')}#${id}`]]);
});

test('68: every pricing model has its line', () => {
  const { heading, action } = page.pricing;
  expect(linksOf(heading)).toEqual([
    ...models.map(({ id, title }) => [title, `${pathOf('pricing')}#${id}`]),
    [action, pathOf('pricing')],
  ]);
  for (const { description, idealFor } of models) {
    expect(partOf(heading).text()).toContain(description);
    expect(partOf(heading).text()).toContain(idealFor[0]);
  }
});

test('68: the newest articles stand in order, the newest with its summary', () => {
  const { heading, action } = page.journal;
  const links = linksOf(heading);
  // A site without articles has no such section.
  expect(links.pop()).toEqual(articles.length > 0 ? [action, pathOf('blog')] : undefined);
  expect(links.length > 0).toBe(articles.length > 0);
  const newest = articles.slice(0, links.length);
  expect(links).toEqual(newest.map(({ slug, title }) => [title, articlePath(slug)]));
  const shown = newest.filter(({ summary }) => partOf(heading).text().includes(summary));
  expect(shown).toEqual(newest.slice(0, 1));
});

test('68: there is one way to write', () => {
  const { heading, text, action } = page.writing;
  expect(partOf(heading).text()).toContain(text);
  expect(linksOf(heading)).toEqual([[action, pathOf('contact')]]);
});
