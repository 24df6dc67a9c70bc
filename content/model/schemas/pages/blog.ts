import { z } from 'zod';
import { furtherSections } from '@/content/model/schemas/composed-page';
import { field } from '@/content/model/schemas/field';
import { withNext } from '@/content/model/schemas/pages/shared';
import { searchLabels } from '@/content/model/schemas/pages/search';
import { icon, titled, listOf, words } from '@/content/model/schemas/primitives';
import { headOf, listProblems } from '@/content/model/schemas/pages/journal-heads';
import {
  cardText,
  heading,
  headingLabel,
  label,
  line,
  spokenLabel,
  template,
} from '@/content/model/schemas/text';

const topic = titled.extend({
  id: field(
    words,
    'Id',
    'Articles name their topic by it: lower case words joined by hyphens, such as work-together.',
  ),
  icon,
});
export type Topic = z.infer<typeof topic>;

const subscribe = z.strictObject({
  heading: field(heading, 'Heading'),
  text: field(cardText, 'Text'),
  atom: field(label, 'Link to the Atom feed'),
  json: field(label, 'Link to the JSON feed'),
});

const article = z.strictObject({
  contents: field(headingLabel, 'Heading of the table of contents'),
  services: field(headingLabel, 'Heading of the services', 'Those that the article names.'),
  further: field(
    headingLabel,
    'Heading of further articles',
    'Three that have most in common with it.',
  ),
});

const topicPages = z.strictObject({
  title: field(template(['topic']), 'Title', '{topic} is replaced, and must occur.'),
  description: field(
    template(['topic']),
    'Description',
    '{topic} is replaced, and must occur: 50 to 160 characters with it.',
  ),
  all: field(
    label,
    'Name of the links',
    'Of the links to the pages of all topics, for screen readers.',
  ),
  follow: field(heading, 'Heading of the feed'),
  followText: field(cardText, 'Text above the feed'),
});

const authorPages = z.strictObject({
  title: field(template(['name']), 'Title', '{name} is replaced, and must occur.'),
  description: field(
    template(['name']),
    'Description',
    '{name} is replaced, and must occur: 50 to 160 characters with it.',
  ),
  more: field(label, 'Link to more about them', 'Where authors.yaml has a profile.'),
});

const furtherPages = z.strictObject({
  label: field(
    spokenLabel,
    'Name of the links',
    'Of the links from page to page, for screen readers.',
  ),
  page: field(template(['page']), 'Name of a page', '{page} is replaced by its number.'),
  newer: field(label, 'Link to newer articles'),
  older: field(label, 'Link to earlier articles'),
  title: field(
    template(['title', 'page']),
    'Title',
    '{title} is replaced by that of the first page, {page} by the number.',
  ),
  description: field(
    template(['title', 'page'], ['pages']),
    'Description',
    '{title}, {page} and {pages}, which is how many there are, are replaced.',
  ),
});

const fields = withNext.extend({
  topics: field(
    listOf(topic, 'Topic', 'id', 'title').min(1, 'needs a topic'),
    'Topics',
    'As many as you like, in the order of the page. Articles name theirs by its id.',
  ),
  empty: field(cardText, 'No article', 'Shown while no article is published.'),
  readingTime: field(
    template(['minutes']),
    'Reading time',
    'Beside an article’s date. {minutes} is replaced, and must occur.',
  ),
  updated: field(
    template(['date']),
    'Updated',
    'Beside the date of an article that was changed. {date} is replaced, and must occur.',
  ),
  appears: field(
    template(['date']),
    'Not published yet',
    'In development, beside an article whose date has not come. {date} is replaced, and must occur.',
  ),
  draft: field(label, 'Draft', 'In development, beside an article that is one.'),
  topic: field(topicPages, 'Pages of topics', 'What the pages of all topics share.'),
  author: field(authorPages, 'Pages of authors', 'What the pages of all authors share.'),
  pages: field(
    furtherPages,
    'Further pages',
    'The second page of a long list, and those after it.',
  ),
  search: field(
    searchLabels.extend({
      more: field(
        template(['shown', 'count']),
        'More results than are shown',
        '{shown} and {count} are replaced, and must occur.',
      ),
      loading: field(label, 'While it loads'),
      failed: field(line, 'If it cannot be loaded', 'The next key tries again.'),
    }),
    'Search',
    'Shown when the list of all articles has two pages.',
  ),
  subscribe: field(subscribe, 'Feeds', 'The part of the page that offers them.'),
  article: field(article, 'Articles', 'What all articles share.'),
  sections: furtherSections(),
});

/** The journal's page, whose title and topics also make the titles of its other pages. */
export const blogPage = fields.superRefine((value, context) => {
  const heads = [
    { path: ['title'], head: value },
    ...value.topics.map(({ title }, index) => ({
      path: ['topics', index, 'title'],
      head: headOf(value.topic, { topic: title }),
    })),
  ];
  for (const { path, head } of heads) {
    const [message] = listProblems(value.pages, head);
    if (message) context.addIssue({ code: 'custom', path, message });
  }
});
export type BlogPage = z.infer<typeof blogPage>;
