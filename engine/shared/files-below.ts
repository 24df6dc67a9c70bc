import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * All files below a folder, by their paths from there, with slashes on every system and in no
 * particular order.
 *
 * @throws the system's error if there is no such folder
 */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
