import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { image } from '@/content/model/schemas/image';
import { pagePath } from '@/content/model/schemas/page-path';
import { slug, listOf } from '@/content/model/schemas/primitives';
import {
  heading,
  headingLabel,
  label,
  listEntry,
  markdown,
  pageDescription,
  prose,
} from '@/content/model/schemas/text';

const story = z
  .strictObject({
    id: slug,
    title: field(heading, 'Title'),
    client: field(listEntry, 'Client', 'The kind of company, never its name.'),
    problem: field(prose, 'What was wrong'),
    work: field(
      listOf(prose, 'Step').min(1),
      'Steps that were done',
      'One paragraph for each step.',
    ),
    result: field(prose, 'What runs today', 'Without figures that nobody has measured.'),
    team: field(listEntry, 'Team', 'The roles, without names.'),
    image: field(
      image.optional(),
      'Picture',
      'Above the story, cut to twice as wide as high; 1,200 pixels wide or more.',
    ),
    path: field(
      pagePath.optional(),
      'Path',
      'Gives the story a page of its own, such as /about/client-stories/month-end, to which lists lead.',
    ),
    description: field(
      pageDescription.optional(),
      'Description',
      'Of that page: 50 to 160 characters, below its heading and in search engines.',
    ),
    text: field(markdown.optional(), 'Text', 'What only that page says, below the story.'),
  })
  .superRefine(({ path, description, text }, context) => {
    const say = (key: string, message: string) =>
      context.addIssue({ code: 'custom', path: [key], message });
    if (path !== undefined && description === undefined) {
      say('description', 'is missing: the page of the story needs one');
    }
    if (path === undefined && (description ?? text) !== undefined) {
      const key = description === undefined ? 'text' : 'description';
      say(key, 'is for a page of the story, which needs a path');
    }
  });
export type Story = z.infer<typeof story>;
export type StoryLabels = z.infer<typeof storyLabels>;

/** What stands before and above the parts of each story. */
const storyLabels = z.strictObject({
  client: field(label, 'Before the client'),
  team: field(label, 'Before the team'),
  problem: field(headingLabel, 'Above what was wrong'),
  work: field(headingLabel, 'Above what was done'),
  result: field(headingLabel, 'Above what runs today'),
});

/** Client stories, which name no client. */
export const storiesFile = z.strictObject({
  labels: field(storyLabels, 'Labels', 'Repeated in each story.'),
  stories: field(
    listOf(story, 'Story', 'id').min(1),
    'Stories',
    'In the order of the page Client stories.',
  ),
});
