import { join } from 'node:path';

/** A copy of the site with the pseudo-language, inside the repository. */
export const COPY = join('reports', 'languages');
/** The export of this copy before it had a second language. */
export const ALONE = join(COPY, 'out-alone');
/** The export in both languages. */
export const BOTH = join(COPY, 'out');
