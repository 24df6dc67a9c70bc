import { z } from 'zod';
import type { Listed } from '@/content/model/references';

/** What a value may name: an entry of a list, of a menu, an author, what a link leads to, or a file below `public`. */
export type Named = Listed | 'link' | 'entry' | 'author' | 'file';

/**
 * The schemas of values that name something elsewhere, or of Markdown (of one line: prose), whose
 * links do. Whether what
 * they name exists is known only when everything has been read.
 */
export const references = z.registry<{ to: Named | 'markdown' | 'prose' }>();
