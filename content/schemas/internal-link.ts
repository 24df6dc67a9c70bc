import { z } from 'zod';
import { findRoute } from '@/content/routes';

/** A path of this site, which has to be in the route table. */
export const internalLink = z
  .string()
  .startsWith('/', 'must be a path of this site, such as /contact')
  .refine((path) => findRoute(path) !== undefined, {
    error: ({ input }) => `“${String(input)}” is no path in content/routes.ts`,
    // What does not begin like a path has its message.
    when: ({ issues }) => issues.length === 0,
  });
