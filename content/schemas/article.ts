import { z } from 'zod';
import { serviceIds } from '@/content/read/known-ids';
import { line, pageDescription, pageTitle } from '@/content/schemas/primitives';

/** Topics by which the index groups articles, in the order in which clients meet the questions. */
export const topicId = z.enum(['decide', 'prepare', 'work-together']);

const serviceId = z.string().refine((id) => serviceIds.includes(id), {
  error: ({ input }) => `“${String(input)}” is not the id of a service`,
});

/** The front matter of an article. */
export const frontMatter = z.strictObject({
  title: pageTitle,
  summary: pageDescription,
  date: z.iso.date('must be a day such as 2026-03-17'),
  /** A role, not a person. */
  author: line,
  topic: topicId,
  /** Ids of the services that it concerns; their pages link to it. */
  services: z.array(serviceId).min(1, 'must name a service'),
  /** Determines the article's weave. */
  seed: line,
  /** Drafts are shown by the development server only. */
  draft: z.boolean('must be true or false').default(false),
});

/** An article: its front matter, and its text as Markdown. */
export type Article = z.infer<typeof frontMatter> & {
  /** Last segment of its path: the file's name without extension. */
  slug: string;
  body: string;
};
