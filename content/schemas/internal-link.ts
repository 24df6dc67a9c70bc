import { z } from 'zod';
import { findRoute } from '@/content/routes';

/** A path of this site, which must be in the route table. */
export const internalLink = z
  .string()
  .startsWith('/', { error: 'must be a path of this site, such as /contact', abort: true })
  .refine((path) => findRoute(path) !== undefined, {
    error: ({ input }) => `“${String(input)}” is not a path in content/routes.ts`,
  });
