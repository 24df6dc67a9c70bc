import { z } from 'zod';
import { field } from '@/content/schemas/field';
import { withNext } from '@/content/schemas/pages/shared';
import { slug, uniqueBy } from '@/content/schemas/primitives';
import { heading, label, listEntry, paragraph } from '@/content/schemas/text';

const story = z.strictObject({
  id: slug,
  title: field(heading, 'Title'),
  client: field(listEntry, 'Client', 'The kind of company, never its name.'),
  problem: field(paragraph, 'What was wrong'),
  work: field(z.array(paragraph).min(1), 'What was done', 'One paragraph for each step.'),
  result: field(paragraph, 'What runs today', 'Without figures that nobody has measured.'),
  team: field(listEntry, 'Team', 'The roles, without names.'),
});
export type Story = z.infer<typeof story>;

export const storiesPage = withNext.extend({
  labels: field(
    z.strictObject({
      client: field(label, 'Before the client'),
      team: field(label, 'Before the team'),
      problem: field(label, 'Above what was wrong'),
      work: field(label, 'Above what was done'),
      result: field(label, 'Above what runs today'),
    }),
    'Labels',
    'Repeated in each story.',
  ),
  stories: field(
    z
      .array(field(story, 'Story'))
      .min(1)
      .check(uniqueBy('id', ({ id }) => id)),
    'Stories',
    'In the order of the page.',
  ),
});
export type StoriesPage = z.infer<typeof storiesPage>;
