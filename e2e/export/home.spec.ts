/** home/sections: the parts of the home page are those of its content file. */
import { expect, test } from '@playwright/test';
import { articles } from '@/content/model/journal';
import { content } from '@/content/model/loaded';
import { articlePath, servicePath } from '@/content/model/paths';
import { plainText } from '@/content/model/reading/inline-markdown';
import { findRouteOf } from '@/content/model/routes';
import { entriesWith } from '@/components/pages/entries-with';
import { services } from '@/content/model/services';
import { exportedPage } from '@/e2e/support/exported';
import { headingsOf } from '@/e2e/support/section-titles';
import { homeSections, homeSectionsOf } from '@/e2e/support/home-sections';
import { textsOf } from '@/engine/shared/markup';

const { models, durations } = content.pricing;
const storiesPath = findRouteOf('client-stories')?.path;
const pricingPath = findRouteOf('pricing')?.path;
/** Pricing models are shown only if they have a page. */
const shownModels = pricingPath ? models : [];
const blogPath = findRouteOf('blog')?.path;
const { stories } = content['client-stories'];

const $ = exportedPage('/');
const partOf = (heading: string) =>
  $('main section').filter((_, section) => $(section).find('h2').first().text() === heading);
/** The texts and targets of a part's links. */
const linksOf = (heading: string) =>
  partOf(heading)
    .find('a')
    .map((_, link) => [[$(link).text(), $(link).attr('href')]])
    .get();

const storyWith = (id: string) => stories.find((story) => story.id === id)!;
/** Where a story stands whole: on a page of its own, on that of all stories, or nowhere. */
const placesOf = (id: string) => {
  const inList = storiesPath === undefined ? [] : [`${storiesPath}#${id}`];
  const own = storyWith(id).path;
  return own === undefined ? inList : [own];
};

test('home/sections: its parts stand in the order of its file, and only slides and logos are islands', () => {
  const headings = textsOf($, 'main section:is([aria-labelledby], [data-tone]) > div h2');
  expect(headings).toEqual(homeSections.flatMap(headingsOf));
  for (const section of homeSections.filter(({ kind }) => kind !== 'hero' && kind !== 'logos')) {
    for (const heading of headingsOf(section)) {
      expect(partOf(heading).find('[data-island]')).toHaveLength(0);
    }
  }
});

test('home/sections: every service is named, with its picture and a link to its page', () => {
  for (const { heading, services: ids } of homeSectionsOf('services')) {
    const named = entriesWith(services, ids);
    expect(linksOf(heading)).toEqual(named.map(({ id, title }) => [title, servicePath(id)]));
    const pictures = partOf(heading)
      .find('a img')
      .map((_, image) => $(image).attr('src'))
      .get();
    expect(pictures).toEqual(named.map(({ icon }) => `/art/damask-${icon}.svg`));
  }
});

test('home/sections: the beginning has its stages and the durations of projects', () => {
  for (const { heading, stages, durationsHeading, action, link } of homeSectionsOf('stages')) {
    const part = partOf(heading);
    const titles = part.find('h3').map((_, title) => $(title).text());
    expect(titles.get()).toEqual([...stages.map(({ when }) => when), durationsHeading]);
    for (const { text } of stages) expect(part.text()).toContain(text);
    for (const { size, duration } of durations) {
      expect(part.text()).toContain(`${size}\u00a0${duration}`);
    }
    expect(linksOf(heading)).toEqual([[action, link]]);
  }
});

test('home/sections: a client story is told and leads to the full story', () => {
  for (const { story, action } of homeSectionsOf('story')) {
    const { title, client, problem, result } = storyWith(story);
    for (const text of [client, plainText(`${problem} ${result}`)]) {
      expect(partOf(title).text()).toContain(text);
    }
    // Without a page of client stories there is no link.
    expect(linksOf(title).filter(([words]) => words === action)).toEqual(
      placesOf(story).map((place) => [action, place]),
    );
  }
});

test('home/sections: every pricing model has its line', () => {
  for (const { heading, action } of homeSectionsOf('pricing')) {
    const links = shownModels.map(({ id, title }) => [title, `${pricingPath}#${id}`]);
    expect(linksOf(heading)).toEqual(pricingPath ? [...links, [action, pricingPath]] : []);
    for (const { description, idealFor } of shownModels) {
      expect(partOf(heading).text()).toContain(plainText(description));
      expect(partOf(heading).text()).toContain(idealFor[0]);
    }
  }
});

test('home/sections: the newest articles stand in order, the newest with its summary', () => {
  for (const { heading, action, topic } of homeSectionsOf('articles')) {
    const found = articles.filter((article) => !topic || article.topic === topic);
    const links = linksOf(heading);
    // A site without articles has no such section.
    expect(links.pop()).toEqual(found.length > 0 ? [action, blogPath] : undefined);
    expect(links.length > 0).toBe(found.length > 0);
    const newest = found.slice(0, links.length);
    expect(links).toEqual(newest.map(({ slug, title }) => [title, articlePath(slug)]));
    const shown = newest.filter(({ summary }) => partOf(heading).text().includes(summary));
    expect(shown).toEqual(newest.slice(0, 1));
  }
});

test('home/sections: a next step says where it leads', () => {
  for (const { heading, text, action, link } of homeSectionsOf('next')) {
    expect(partOf(heading).text()).toContain(text);
    expect(linksOf(heading)).toEqual([[action, link]]);
  }
});
