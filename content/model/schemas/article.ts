import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { aliases } from '@/content/model/schemas/old-path';
import { image } from '@/content/model/schemas/image';
import { moment } from '@/content/model/schemas/moment';
import { icon } from '@/content/model/schemas/primitives';
import { references } from '@/content/model/schemas/reference';
import { idOf } from '@/content/model/schemas/section';
import { label, pageDescription, pageTitle } from '@/content/model/schemas/text';

const authorName = z.clone(label).register(references, { to: 'author' });

/** The front matter of an article. */
export const frontMatter = z.strictObject({
  title: field(
    pageTitle,
    'Title',
    'Write “we”, not the company’s name. Each title may be used once on the site.',
  ),
  summary: field(
    pageDescription,
    'Summary',
    'One sentence for the index of the journal, the feeds and search engines: 50 to 160 characters.',
  ),
  date: field(
    moment,
    'Date',
    'The day it is published, such as 2026-03-17, and the time of day, if that matters: 2026-03-17 09:00 where the first office is. Until then it is not on the published site, only on your own machine. The newest article comes first.',
  ),
  updated: field(
    moment.optional(),
    'Updated',
    'The day of the last change that readers should know of. The article says so, from that day on.',
  ),
  author: field(
    authorName,
    'Author',
    'A role such as Client coordinator, or a person of authors.yaml, by the id.',
  ),
  topic: field(idOf('topic'), 'Topic', 'One of those in pages/blog.yaml. In a file, its id.'),
  services: field(
    z.array(idOf('service')).min(1, 'must name a service'),
    'Services',
    'Those that it concerns. In a file, their ids. Their pages link to it, and its text should link to them.',
  ),
  icon,
  image: field(image, 'Picture', 'Shown above the text, and on the social card.').optional(),
  draft: field(
    z.boolean('must be true or false').default(false),
    'Draft',
    'A draft is not on the published site, only on your own machine.',
  ),
  aliases,
});

/** An article: its front matter, and its text as Markdown. */
export type Article = z.infer<typeof frontMatter> & {
  /** Last segment of its path: the file's name without extension. */
  slug: string;
  body: string;
  /** Whether its date is in the future, so that it is shown in development only. */
  isAhead?: boolean;
};
