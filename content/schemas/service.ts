import { z } from 'zod';
import { iconName, line, paragraph, slug, uniqueBy } from '@/content/schemas/primitives';

const category = z.strictObject({
  name: line,
  tasks: z.array(line).min(1),
});

const service = z.strictObject({
  /** Last segment of the service's path. */
  id: slug,
  /** Other ids, derived from the title; they are pre-rendered, too, with `id` as canonical. */
  aliases: z.array(slug).default([]),
  icon: iconName,
  title: line,
  /** One sentence that says what the client gets. */
  description: paragraph,
  /** How the work is handed over and reported, two or three sentences. */
  handover: paragraph,
  categories: z
    .array(category)
    .min(1)
    .check(uniqueBy('name', ({ name }) => name)),
});
export type ServiceCategory = z.infer<typeof category>;
export type Service = z.infer<typeof service>;

export const servicesFile = z.strictObject({
  services: z
    .array(service)
    .min(1)
    // The explorer's panel spans at most twelve cards.
    .max(12)
    .check(uniqueBy('id', ({ id, aliases }) => [id, ...aliases])),
});
