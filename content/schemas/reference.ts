import { z } from 'zod';

/**
 * The schemas of values that name something elsewhere: a page by its path, a service by its id, or a
 * file by its path below `public/`. Whether it is there is known when everything has been read.
 */
export const references = z.registry<{ to: 'page' | 'service' | 'file' }>();
