import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ContentError } from './content-error';
import { parseYaml, type Source } from './yaml-source';

/** Names of files that systems and editors leave beside those of an owner. */
const LEFTOVER = /^\.|~$|^~\$|^#.*#$|\.sw[a-p]$|^(?:Thumbs\.db|desktop\.ini)$/i;

/** Whether there is a file at a path; there is none at one that the system does not allow. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** What a text never has, and what it says of its file. */
const SPOILT: readonly (readonly [RegExp, string])[] = [
  [/[\0\uFFFD]/, 'is not saved as UTF-8, so that letters are lost; save it with that encoding'],
  [/^(?:<{7}|>{7}) /m, 'holds two versions of a text that Git could not merge; keep one of them'],
];

/**
 * Reads a file.
 *
 * @param file its path from `root`, for messages too
 * @throws ContentError if there is none, or if it is no text as somebody has written it
 */
export function readFileAt(file: string, root = '.'): string {
  const path = join(root, file);
  if (!isFile(path)) throw new ContentError([`${file}: is missing`]);
  // Some editors put a byte order mark in front, which is no part of the text.
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  for (const [sign, problem] of SPOILT) {
    const at = text.search(sign);
    if (at >= 0)
      throw new ContentError([`${file}:${text.slice(0, at).split('\n').length}: ${problem}`]);
  }
  return text;
}

/** Age of a change in ms from which an equal time means that the file is the same. */
const MIN_AGE_MS = 2_000;

/**
 * A stamp that changes whenever a file does, without reading it; an input for `Memory`. For a file
 * changed just now it is always new, because disks record times coarsely.
 */
export function stampOf(file: string, root = '.'): unknown[] {
  const { ctimeMs, size } = statSync(join(root, file));
  return [ctimeMs, size, ...(Date.now() - ctimeMs < MIN_AGE_MS ? [Symbol('changed')] : [])];
}

/** Reads a YAML file. @throws ContentError if it does not exist or cannot be read */
export function readYaml(file: string, root = '.'): Source {
  return parseYaml(file, readFileAt(file, root));
}

/** Paths of all files below a folder, from `root` and in alphabetical order, without leftovers. */
export function filesIn(folder: string, root = '.'): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, file: relative(root, join(entry.parentPath, entry.name)) }))
    .filter(({ file }) => !file.split(sep).some((part) => LEFTOVER.test(part)))
    .filter(
      ({ entry, file }) => entry.isFile() || (entry.isSymbolicLink() && isFile(join(root, file))),
    )
    .map(({ file }) => file)
    .toSorted();
}
