import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../shared/files-below';
import { isLeftover } from '../shared/leftovers';
import type { Problem } from '../shared/problem';

/** Control characters, and the two that end a line besides them. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029]/gu;

/**
 * Files of `public/` whose path no line of a host's file could hold.
 *
 * @param root folder of the site's sources
 */
export function publicNameProblems(root: string): Problem[] {
  const folder = join(root, 'public');
  return (existsSync(folder) ? filesBelow(folder) : [])
    .filter((path) => !isLeftover(path) && path.search(UNPRINTABLE) >= 0)
    .map((path) => ({
      file: `public/${path.replaceAll(UNPRINTABLE, (sign) => encodeURIComponent(sign))}`,
      message:
        'the name of the file or its folder has a line break or another control character, which % stands for here: rename it',
    }));
}
