import { z } from 'zod';

/** What a value may name: an entry of another file by its id, a page or a file by its path. */
export type Named =
  | 'page'
  | 'entry'
  | 'service'
  | 'industry'
  | 'question'
  | 'category'
  | 'story'
  | 'statement'
  | 'topic'
  | 'author'
  | 'file';

/**
 * The schemas of values that name something elsewhere, or of Markdown, whose links do. Whether what
 * they name exists is known only when everything has been read.
 */
export const references = z.registry<{ to: Named | 'markdown' }>();
