import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { image } from '@/content/model/schemas/image';
import { slug, uniqueBy } from '@/content/model/schemas/primitives';
import { heading, headingLabel, label, listEntry, prose } from '@/content/model/schemas/text';

const story = z.strictObject({
  id: slug,
  title: field(heading, 'Title'),
  client: field(listEntry, 'Client', 'The kind of company, never its name.'),
  problem: field(prose, 'What was wrong'),
  work: field(z.array(prose).min(1), 'What was done', 'One paragraph for each step.'),
  result: field(prose, 'What runs today', 'Without figures that nobody has measured.'),
  team: field(listEntry, 'Team', 'The roles, without names.'),
  image: field(
    image.optional(),
    'Picture',
    'Above the story, cut to twice as wide as high; 1,200 pixels wide or more.',
  ),
});
export type Story = z.infer<typeof story>;

/** What stands before and above the parts of each story. */
export const storyLabels = z.strictObject({
  client: field(label, 'Before the client'),
  team: field(label, 'Before the team'),
  problem: field(headingLabel, 'Above what was wrong'),
  work: field(headingLabel, 'Above what was done'),
  result: field(headingLabel, 'Above what runs today'),
});

/** Client stories, which name no client. */
export const storiesFile = z.strictObject({
  stories: field(
    z
      .array(field(story, 'Story'))
      .min(1)
      .check(uniqueBy('id', ({ id }) => id)),
    'Stories',
    'In the order of the page Client stories.',
  ),
});
