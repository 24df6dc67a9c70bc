import { join } from 'node:path';

/** Folder of the copy of the site that the browser test edits. */
export const COPY = join('reports', 'site-for-editor');
