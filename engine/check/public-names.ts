import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../shared/files-below';
import { isLeftover } from '../shared/leftovers';
import type { Problem } from '../shared/problem';

/** Control characters, the two that end a line besides them, and what stands for bytes of no letter. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\uFFFD]/gu;
/** Of the 255 bytes that disks allow, the rest is for the endings of compressed copies. */
const LONGEST = 251;

/** What is wrong with a path; undefined if nothing is. */
function problemOf(path: string): string | undefined {
  if (path.search(UNPRINTABLE) >= 0) {
    return 'the name of the file or its folder has a line break or another control character, which % stands for here: rename it';
  }
  const bytes = Math.max(...path.split('/').map((name) => Buffer.byteLength(name)));
  if (bytes <= LONGEST) return undefined;
  return `the name of the file or its folder has ${bytes} bytes; disks have room for ${LONGEST}: shorten it`;
}

/**
 * Files of `public/` whose path no line of a host's file, or no disk, could hold.
 *
 * @param root folder of the site's sources
 */
export function publicNameProblems(root: string): Problem[] {
  const folder = join(root, 'public');
  const paths = existsSync(folder) ? filesBelow(folder) : [];
  return paths
    .filter((path) => !isLeftover(path))
    .flatMap((path) => {
      const message = problemOf(path);
      const name = path.replaceAll(UNPRINTABLE, (sign) => encodeURIComponent(sign));
      return message ? [{ file: `public/${name}`, message }] : [];
    });
}
