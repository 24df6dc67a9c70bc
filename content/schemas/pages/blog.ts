import { z } from 'zod';
import { field } from '@/content/schemas/field';
import { withNext } from '@/content/schemas/pages/shared';
import { icon, titled, uniqueBy } from '@/content/schemas/primitives';
import { cardText, heading, label, template } from '@/content/schemas/text';

const topic = titled.extend({
  id: field(
    z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower case words joined by hyphens'),
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
  contents: field(label, 'Heading of the table of contents'),
  services: field(label, 'Heading of the services', 'Those that the article names.'),
  neighbours: field(label, 'Heading of the neighbours', 'The articles before and after it.'),
  previous: field(label, 'Before the earlier article'),
  next: field(label, 'Before the later article'),
});

export const blogPage = withNext.extend({
  topics: field(
    z
      .array(field(topic, 'Topic'))
      .min(1, 'needs a topic')
      .check(uniqueBy('id', ({ id }) => id)),
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
  subscribe: field(subscribe, 'Feeds', 'The part of the page that offers them.'),
  article: field(article, 'Articles', 'What all articles share.'),
});
export type BlogPage = z.infer<typeof blogPage>;
