import { z } from 'zod';
import { knownPaths } from '@/content/read/known-ids';

/** A path of this site, which must lead to a page. */
export const internalLink = z
  .string()
  .startsWith('/', { error: 'must be a path of this site, such as /contact', abort: true })
  .refine((path) => knownPaths.has(path), {
    error: ({ input }) => `“${String(input)}” is not a page of this site`,
  });
